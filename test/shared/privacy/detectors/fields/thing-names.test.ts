// Guarantee: a label of a thing's name is distinguished from a label of a person's name, in nine languages. Risk: a
// file's name counts as a person's, or the name after "nombre" stays.
import { expect, it } from 'vitest';
import { endsInThingName } from '../../../../../shared/privacy/detectors/fields/thing-names.ts';

it.each([
  [['file name', 'file_name', 'filename', 'the file name: ', 'dateiname', 'file names'], true],
  [['name', 'names', 'the name', 'xalb name', 'first name', 'xalbname', '', ' ', 'file', 'name file'], false],
  [['nom du projet', 'nom de la table', 'nombre del archivo', 'nome da tabela', 'nom projet'], true],
  [['nom du client', 'projet', 'du projet', 'nom xalb projet', 'nombre', 'nom du projet xalb'], false],
  [['nazwa projektu', 'nazwa pliku', 'nazwa nowego pliku', 'nowa nazwa pliku'], true],
  [['nazwa klienta', 'nazwa klienta polska', 'nazwa nowego klienta', 'nazwa bardzo nowego pliku', 'pliku'], false],
  [['nom de la de la de la table', 'nazwa', 'nom nazwa'], false],
])('%j are labels of the name of a thing: %s', (labels, expected) => {
  expect(labels.filter((label) => endsInThingName(label) !== expected)).toEqual([]);
});

// Guarantee: the asker's day or month may be stated if it is inside a range of dates that the source gives, and not if
// it is outside or not asked about. Risk: "In December it is open" is refused for "from 1 September to 30 April".
import { acceptAndRefuse } from '../../claims.fixture.ts';

const EN = 'The boat house is open from 1 September to 30 April between 9:00 and 17:00.';
const DE = 'Das Bootshaus ist vom 1. September bis zum 30. April von 9 bis 17 Uhr geöffnet.';

acceptAndRefuse([
  [
    EN,
    'On 5 December the boat house is open between 9:00 and 17:00',
    'On 5 May the boat house is open between 9:00 and 17:00',
    'Is the boat house open on 5 December or on 5 May?',
  ],
  [
    EN,
    'In January the boat house is open between 9:00 and 17:00',
    'In June the boat house is open between 9:00 and 17:00',
    'Is the boat house open in January or in June?',
  ],
  [
    DE,
    'Im Dezember ist das Bootshaus von 9 bis 17 Uhr geöffnet',
    'Im Mai ist das Bootshaus von 9 bis 17 Uhr geöffnet',
    'Ist das Bootshaus im Dezember oder im Mai geöffnet?',
  ],
]);

import type { CallName } from '../../../console/api/types.ts';
import type { Step } from './recorder.ts';
import type { Answers, Refusal } from './scripted-api.ts';

const step = (what: string, act: Step['act']): Step => ({ what, act });

/** Clicks a button of the open dialog, or of the page. */
export const click = (name: string): Step =>
  step(`clicks ${name}`, async (recorder) =>
    (await recorder.scope()).getByRole('button', { name, exact: true }).first().click(),
  );
/** Opens a tab. */
export const openTab = (name: string): Step =>
  step(`opens ${name}`, ({ page }) => page.getByRole('tab', { name, exact: true }).click());
/** Types into a field. */
export const fill = (label: string, text: string): Step =>
  step(`fills ${label} with ${JSON.stringify(text)}`, async (recorder) =>
    (await recorder.scope()).getByLabel(label, { exact: true }).first().fill(text),
  );
/** Chooses an option of a list. */
export const choose = (label: string, option: string): Step =>
  step(`chooses ${option} as ${label}`, async (recorder) => {
    const scope = await recorder.scope();
    await scope
      .getByRole('button', { name: new RegExp(`^${label.replace('?', '\\?')} `) })
      .first()
      .click();
    await recorder.page.getByRole('option', { name: option, exact: true }).click();
  });
/** Presses a key. */
export const press = (key: string): Step => step(`presses ${key}`, ({ page }) => page.keyboard.press(key));
/** Makes the service answer all calls that wait. */
export const releases = step('the service answers', ({ api }) => api.release());
/** Makes the service refuse an operation from now on. */
export const refuses = (name: CallName, refusal: Refusal): Step =>
  step(`the service refuses ${name} with ${refusal.status}`, ({ api }) => api.refuse(name, refusal));
/** Makes the service answer an operation again. */
export const accepts = (name: CallName): Step => step(`the service accepts ${name}`, ({ api }) => api.accept(name));
/** Makes the service answer in another way from now on. */
export const answers = (what: string, answer: Answers): Step =>
  step(`the service answers ${what}`, ({ api }) => api.change(answer));

/**
 * Submits a form twice in a row while the service hesitates, sees it refused, and submits it again: it is sent once, it
 * says that it is busy, and it keeps what was typed.
 */
export function submit(button: string, name: CallName, status = 409): readonly Step[] {
  const submitOnce = (clicks: number) => async (recorder: Parameters<Step['act']>[0]) => {
    const scope = await recorder.scope();
    await scope.getByRole('button', { name: button, exact: true }).last().click({ clickCount: clicks });
  };
  return [
    step(`clicks ${button} twice while ${name} is not answered`, async (recorder) => {
      recorder.api.hold(name);
      await submitOnce(2)(recorder);
    }),
    step(`${name} is refused with ${status}`, (recorder) => {
      recorder.api.refuse(name, { status });
      recorder.api.release();
    }),
    step(`clicks ${button} again`, async (recorder) => {
      recorder.api.accept(name);
      await submitOnce(1)(recorder);
    }),
  ];
}

/** Reloads the console. */
export const reload = step('reloads', async ({ page }) => {
  await page.reload();
  await page.getByRole('heading', { level: 1 }).first().waitFor();
});

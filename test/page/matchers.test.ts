/** What tests of the page ask is false where it is false, and its opposite where it holds. */
import { expect, openWorkbench, test } from '../browser/support/workbench'

test('a question that does not hold fails, and so does the opposite of one that does', async ({
  page,
}) => {
  await openWorkbench(page)
  const button = page.locator('.scale-button')
  const isFailed = (question: Promise<unknown>) =>
    question.then(
      () => false,
      () => true,
    )
  const soon = { timeout: 100 }
  for (const question of [
    () => expect(button).toHaveText('Lydian', soon),
    () => expect(button).toContainText('Lydian', soon),
    () => expect(button).toHaveCount(2, soon),
    () => expect(button).toBeHidden(soon),
    () => expect(button).toBeFocused(soon),
    () => expect(button).toBeDisabled(soon),
    () => expect(button).toHaveAttribute('aria-label', 'Nothing', soon),
    () => expect(button).not.toHaveText('Major', soon),
    () => expect(button).not.toBeVisible(soon),
    () => expect(page).toHaveTitle('Another page', soon),
  ]) {
    expect(await isFailed(question())).toBe(true)
  }
  await expect(button).toHaveText('Major')
  await expect(button).not.toHaveText('Lydian')
})

/** The worker that reads and writes files, so that neither a large nor a broken one stops the page. */
import type { Answered, Asked, FileAnswers, FileQuestion } from './file-messages'
import { fileWork, refusalOf } from './file-work'

function answerTo<Question extends FileQuestion>({
  question,
  request,
}: Asked<Question>): Promise<FileAnswers[Question]> {
  return fileWork[question](request)
}

addEventListener('message', async (event: MessageEvent<Asked>) => {
  const { data } = event
  const { id } = data
  // alphaTab listens in every worker that loads it, and fails at messages that are not its own.
  event.stopImmediatePropagation()
  let answered: Answered
  try {
    answered = { id, answer: await answerTo(data) }
  } catch (error) {
    const refusal = refusalOf(error)
    // An unexpected error; browsers show it with its place in the code.
    if (refusal === undefined) console.error(error)
    answered = { id, refusal: refusal ?? '' }
  }
  postMessage(answered)
})

/** The worker that reads and writes files, so that neither a large nor a broken one stops the page. */
import type { Answered, Asked, FileAnswers, FileQuestion } from './file-messages'
import { fileWork, refusalOf } from './file-work'

function answerTo<Question extends FileQuestion>({
  question,
  request,
}: Asked<Question>): Promise<FileAnswers[Question]> {
  return fileWork[question](request)
}

addEventListener('message', async ({ data }: MessageEvent<Asked>) => {
  const { id } = data
  let answered: Answered
  try {
    answered = { id, answer: await answerTo(data) }
  } catch (error) {
    answered = { id, refusal: refusalOf(error) ?? '' }
  }
  postMessage(answered)
})

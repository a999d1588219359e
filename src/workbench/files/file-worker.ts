/** The worker that reads and writes files, so that neither a large nor a broken one stops the page. */
import { answerCalls } from '../state/worker-calls'
import type { FileAnswers, FileCall, FileQuestion } from './file-messages'
import { fileWork, refusalOf } from './file-work'

function answerTo<Question extends FileQuestion>({
  question,
  request,
}: FileCall<Question>): Promise<FileAnswers[Question]> {
  return fileWork[question](request)
}

answerCalls((call: FileCall) => answerTo(call), refusalOf)

import { print, run } from './command'
import { loadConfig, StartError } from './config'
import { startDatabase } from './database/start'
import { answerFeedback } from './modules/feedback/queries'

/** Answers a customer's feedback: `npm run answer-feedback -- NUMBER "the answer"`, in the customer's language. */
async function main(): Promise<void> {
  const [number, ...words] = process.argv.slice(2)
  const answer = words.join(' ').trim()
  if (!number || !answer)
    throw new StartError('Name the feedback and the answer: npm run answer-feedback -- NUMBER "text"')
  const database = await startDatabase(loadConfig({ DEMO: 'off', ...process.env }), print, {
    name: 'linli-answer-feedback',
  })
  try {
    const isAnswered = await answerFeedback(database.db, number, { en: answer, zh: answer }, new Date())
    if (!isAnswered) throw new StartError(`No feedback ${number} waits for an answer.`)
    print(`Feedback ${number} is answered.`)
  } finally {
    await database.stop()
  }
}

run(main)

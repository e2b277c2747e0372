/** A failure whose message is one sentence for the person at the terminal. */
export class Problem extends Error {}

/** Runs a script's main function; a Problem is printed without a stack. Every failure exits with 1. */
export const main = async (work) => {
  try {
    await work()
  } catch (error) {
    console.error(error instanceof Problem ? error.message : error)
    process.exit(1)
  }
}

/** Runs a command of operators and returns its output as it is. */
export async function outputOf(command: () => Promise<unknown> | undefined): Promise<string> {
  const lines: string[] = []
  const write = jest.spyOn(process.stdout, 'write').mockImplementation((line) => lines.push(String(line)) > 0)
  try {
    await command()
    return lines.join('')
  } finally {
    write.mockRestore()
  }
}

/** Runs a command of operators and returns the lines that it prints. */
export async function printedBy(command: () => Promise<unknown> | undefined): Promise<string[]> {
  return (await outputOf(command)).trim().split('\n')
}

/** Runs a command of operators and returns the lines that it prints. */
export async function printedBy(command: () => Promise<unknown> | undefined): Promise<string[]> {
  const lines: string[] = []
  const write = jest.spyOn(process.stdout, 'write').mockImplementation((line) => lines.push(String(line).trim()) > 0)
  try {
    await command()
    return lines
  } finally {
    write.mockRestore()
  }
}

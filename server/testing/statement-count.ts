import pg from 'pg'

const times = 3

async function counted(work: () => Promise<unknown>): Promise<number> {
  const query = jest.spyOn(pg.Client.prototype, 'query')
  await work()
  const { length } = query.mock.calls
  query.mockRestore()
  return length
}

/** Number of statements that some work sends: the least of three runs, since a server's jobs and announcements send others meanwhile. */
export async function statementCount(work: () => Promise<unknown>): Promise<number> {
  const counts: number[] = []
  while (counts.length < times) counts.push(await counted(work))
  return Math.min(...counts)
}

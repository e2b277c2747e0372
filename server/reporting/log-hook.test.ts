import { loadConfig } from '../config'
import { newServer, usualPatience } from '../http/server'

/** The messages that a server has logged for these errors. */
function logged(...errors: Error[]): string[] {
  const lines: string[] = []
  const { log } = newServer(loadConfig({}), usualPatience, { write: (line) => void lines.push(line) })
  for (const error of errors) log.error(error)
  return lines.map((line) => (JSON.parse(line) as { msg: string }).msg)
}

it('should log no error for a caller that leaves before a compressed answer is over, and any other', () => {
  const cut = Object.assign(new Error('Premature close'), { code: 'ERR_STREAM_PREMATURE_CLOSE' })
  expect(logged(cut, new Error('The disk is full'))).toEqual(['The disk is full'])
})

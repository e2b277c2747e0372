import { failureOf, mayPass } from './failure'

const at = '2026-11-22 19:34:03.420 UTC [5359]'

describe('failureOf', () => {
  it('should return the last fatal line with its detail', () => {
    const log = `${at} FATAL:  lock file "postmaster.pid" already exists\n${at} PANIC:  it is broken\n${at} DETAIL:  Very.\n${at} LOG:  database system is shut down\n`
    expect(failureOf(log, 'pg_ctl: could not start server\n')).toBe('it is broken: Very')
  })

  it('should return the error of pg_ctl when there is no log yet, or an empty string', () => {
    expect(failureOf('', 'pg_ctl: directory "x" is not a database cluster directory\n')).toBe(
      'directory "x" is not a database cluster directory',
    )
    expect(failureOf('', 'waiting for server to start')).toBe('')
  })
})

describe('mayPass', () => {
  it.each([
    '',
    'lock file "postmaster.pid" already exists',
    'pre-existing shared memory block (key 1, ID 2) is still in use',
    'could not create any TCP/IP sockets',
  ])('should try again after "%s"', (reason) => expect(mayPass(reason)).toBe(true))

  it('should not try again on damaged data', () => {
    expect(mayPass('could not locate a valid checkpoint record at 0/1B80FD0')).toBe(false)
  })
})

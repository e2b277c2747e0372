import { loggedError } from './logged-error'

it('should report the cause of an error, and nothing that a user wrote', () => {
  const refused = Object.assign(new Error('invalid input syntax for type json'), {
    code: '22P02',
    detail: 'Failing row contains (Ann, 13900000000).',
    where: 'JSON data, line 1: {"text": "my secret',
    parameters: ['my secret'],
  })
  const told = loggedError(new Error('not kept', { cause: refused }))
  expect(told).toMatchObject({ message: 'not kept', cause: { code: '22P02', message: refused.message } })
  expect(JSON.stringify(told)).not.toMatch(/secret|13900000000/)
})

it('should report a thrown value that is not an error', () => {
  expect(loggedError('broken')).toMatchObject({ message: 'broken' })
})

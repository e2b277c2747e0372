import { sentBy } from './platform-task'

const date = 'Tue, 01 Dec 2026 09:47:38 GMT'

it.each([[{ Date: date }], [{ date }], [undefined]])(
  'reads the time of an answer with the headers %p',
  async (header) => {
    const task = Object.assign(Promise.resolve({ statusCode: 200, data: '{}', header }), { abort: () => undefined })
    await expect(sentBy(task, String).answer).resolves.toEqual({ status: 200, text: '{}', date: header && date })
  },
)

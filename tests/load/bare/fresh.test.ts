import { freshBatches, withNewIds } from './fresh'

const [known, mine, made] = [
  '01a1fe8d-947b-7709-8953-fdc649842201',
  '01a1fe8d-947b-7709-8953-fdc649842202',
  '01a1fe8d-947b-7709-8953-fdc649842203',
]

describe('freshBatches', () => {
  const batches = [
    [{ text: 'begin', values: [] }],
    [
      { text: 'insert', values: [known, made, '2603251200123456', 'hash', 7, null] },
      { text: 'notify', values: [`{"order":"${made}","customer":"${known}"}`, [made]] },
    ],
  ]
  const fresh = (given: [string, string][]) =>
    freshBatches(batches, new Map(given))
      .flat()
      .map(({ values }) => values)

  it('should put what is given in its place, and new ids and numbers, the same for the same', () => {
    const [, insert = [], notify = []] = fresh([
      [known, mine],
      ['hash', 'other'],
    ])
    const [, id, number] = insert
    expect(insert).toEqual([
      mine,
      expect.stringMatching(/^[0-9a-f-]{36}$/),
      expect.stringMatching(/^\d{16}$/),
      'other',
      7,
      null,
    ])
    expect([id, number]).not.toEqual([made, '2603251200123456'])
    expect(notify).toEqual([`{"order":"${String(id)}","customer":"${mine}"}`, [id]])
  })

  it('should be another one each time, and leave the recorded one as it is', () => {
    expect(fresh([])).not.toEqual(fresh([]))
    expect(batches[1]?.[0]?.values[0]).toBe(known)
  })
})

it('should give each row that a reading call notes a separate id, and leave the rest', () => {
  const noted = { text: ' insert into footprints', values: [made, known] }
  const read = { text: 'select', values: [made] }
  const [[insert, select] = []] = withNewIds([[noted, read]])
  expect(insert).toEqual({ ...noted, values: [expect.stringMatching(/^[0-9a-f-]{36}$/), known] })
  expect(insert?.values[0]).not.toBe(made)
  expect(select).toEqual(read)
})

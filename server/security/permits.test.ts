import { permits } from './permits'

describe('permits', () => {
  it('should be acquired up to their number, and be released', async () => {
    const three = permits(3)
    const [, release] = await three.acquire(2)
    expect(three.getValue()).toBe(1)
    release()
    expect(three.getValue()).toBe(3)
  })

  it('should refuse a number that each taking would walk through, such as one of bytes', () => {
    expect(() => permits(448_000_000)).toThrow(RangeError)
  })
})

let hasFired = false

describe('a timeout that a test leaves behind', () => {
  it('should be pending at its end', () => {
    setTimeout(() => (hasFired = true))
    expect(hasFired).toBe(false)
  })

  it('should not act on the next test', async () => {
    await new Promise((resolve) => setTimeout(resolve, 5))
    expect(hasFired).toBe(false)
  })
})

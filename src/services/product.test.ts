const answer = {
  status: 200,
  text: () => Promise.resolve('{"code":1,"data":{"sign":"s"},"msg":""}'),
  headers: new Map(),
}
const fetched = jest.fn(async () => answer)

beforeEach(() => {
  jest.resetModules()
  fetched.mockClear()
  globalThis.fetch = fetched as unknown as typeof fetch
})

afterEach(() => {
  delete process.env.TARO_APP_PRODUCT_API
  delete process.env.TARO_APP_PRODUCT_PATHS
})

it('asks by GET with form encoding', async () => {
  const { get } = await import('./product')
  await expect(get('/v1/sign', { dir: 'a b', page: 2, left: undefined })).resolves.toEqual({ sign: 's' })
  expect(fetched).toHaveBeenCalledWith(
    '/v1/sign?dir=a%20b&page=2',
    expect.objectContaining({
      method: 'GET',
      body: undefined,
      headers: expect.objectContaining({ 'content-type': 'application/x-www-form-urlencoded', 'group-id': '1' }),
    }),
  )
})

it('asks the product host for the paths listed for it, and no other', async () => {
  process.env.TARO_APP_PRODUCT_API = 'https://product.example'
  process.env.TARO_APP_PRODUCT_PATHS = '/v1/listed,/v1/too'
  const { get } = await import('./product')
  await get('/v1/listed')
  await get('/v1/other')
  expect(fetched.mock.calls.map(([url]: unknown[]) => url)).toEqual(['https://product.example/v1/listed', '/v1/other'])
})

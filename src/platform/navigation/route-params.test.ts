import { decodeParams } from './route-params'

it('reads words as they were written before they stood in an address', () => {
  const keyword = '牛肉 100%'
  expect(decodeParams({ keyword: encodeURIComponent(keyword) })).toEqual({ keyword })
})

it('takes a percent sign that was written by hand as it is', () => {
  expect(decodeParams({ keyword: '50% off', none: undefined })).toEqual({ keyword: '50% off', none: '' })
})

import { useEffect } from 'react'
import { Screen, screen } from '@/components/frame/Screen'
import { AsyncView } from '@/components/list/AsyncView'
import { useModel } from '@/state'
import { StoreModel } from './model'
import { StorePage } from './parts/page'

export default screen('storeDetail', ({ id, goodsId }) => {
  const model = useModel((api, root) => new StoreModel(api, root, id, goodsId))
  const { page } = model
  useEffect(() => void page.load(), [page])
  if (page.status !== 'failed') return <StorePage model={model} />
  return (
    <Screen title="">
      <AsyncView resource={page}>{() => null}</AsyncView>
    </Screen>
  )
})

import { Screen, screen } from '@/components/frame/Screen'
import { AsyncView } from '@/components/list/AsyncView'
import { useModel } from '@/state'
import { StoreModel } from './model'
import { FloatingBack } from './parts/bar'
import { BarSkeleton, StoreSkeleton } from './parts/skeleton'
import { StorePage } from './parts/page'

export default screen('storeDetail', ({ id, goodsId }) => {
  const model = useModel((api, root) => new StoreModel(api, root, id, goodsId))
  const { status } = model.page
  if (status === 'ready') return <StorePage model={model} />
  const frame = status === 'failed' ? { title: '' } : { nav: <FloatingBack />, floating: true, footer: <BarSkeleton /> }
  return (
    <Screen {...frame}>
      <AsyncView resource={model.page} skeleton={<StoreSkeleton />}>
        {() => null}
      </AsyncView>
    </Screen>
  )
})

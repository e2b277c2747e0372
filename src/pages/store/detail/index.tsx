import { Screen, screen } from '@/components/frame/Screen'
import { AsyncView } from '@/components/list/AsyncView'
import { useModel } from '@/state'
import { StoreModel } from './model'
import { FloatingBack } from './parts/bar'
import { BarBones, StoreBones } from './parts/bones'
import { StorePage } from './parts/page'

export default screen('storeDetail', ({ id, goodsId }) => {
  const model = useModel((api, stores) => new StoreModel(api, stores, id, goodsId))
  const { status } = model.page
  if (status === 'ready') return <StorePage model={model} />
  const frame = status === 'failed' ? { title: '' } : { nav: <FloatingBack />, floating: true, footer: <BarBones /> }
  return (
    <Screen {...frame}>
      <AsyncView resource={model.page} skeleton={<StoreBones />}>
        {() => null}
      </AsyncView>
    </Screen>
  )
})

import { View } from '@tarojs/components'
import { BlocksSkeleton } from '@/components/base/Skeleton/blocks'
import { Screen, screen } from '@/components/frame/Screen'
import { StateView } from '@/components/frame/StateView'
import { PagedList } from '@/components/list/PagedList'
import { useReturned } from '@/platform/navigation/lifecycle'
import { useModel } from '@/state'
import styles from './index.module.scss'
import { FindTableModel } from './model'
import { Offer } from './parts/offer'
import { Wish } from './parts/wish'
import { words } from './text'

export default screen('findTable', () => {
  const model = useModel((api) => new FindTableModel(api))
  useReturned(model.returned)
  const { title, none, noneText } = words()
  const { pages } = model.list
  return (
    <Screen title={title} onRefresh={pages.reload}>
      <View className={styles.find}>
        <Wish model={model} />
        <PagedList
          list={pages}
          keyOf={({ id }) => id}
          empty={<StateView kind="empty" title={none} text={noneText} />}
          skeleton={<BlocksSkeleton className={styles.find__rows} heights={[240, 240, 240]} />}
        >
          {(offer) => (
            <View className={styles.find__offer}>
              <Offer offer={offer} model={model} />
            </View>
          )}
        </PagedList>
      </View>
    </Screen>
  )
})

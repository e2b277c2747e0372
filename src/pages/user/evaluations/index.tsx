import { Text } from '@tarojs/components'
import type { OwnReview } from '@contract/entities/review'
import { observer } from 'mobx-react-lite'
import { Icon } from '@/components/Icon'
import { PagedList } from '@/components/PagedList'
import { Picture } from '@/components/Picture'
import { PictureViewer } from '@/components/PictureViewer'
import { Press } from '@/components/Press'
import { ReviewCard } from '@/components/ReviewCard'
import { ReviewBones } from '@/components/Reviews/bones'
import { Screen, screen } from '@/components/Screen'
import { StateView } from '@/components/StateView'
import { navigate } from '@/platform/gate'
import { useModel } from '@/stores'
import styles from './index.module.scss'
import { MyEvaluationsModel } from './model'
import { words } from './text'

export default screen('myEvaluations', () => {
  const model = useModel((api) => new MyEvaluationsModel(api))
  const { title, none, noneText, orders } = words()
  const action = { text: orders, onPress: () => navigate('orders') }
  return (
    <Screen
      title={title}
      onRefresh={model.reviews.reload}
      overlay={<PictureViewer sources={model.sources} index={model.viewing} onClose={model.endView} />}
    >
      <PagedList
        list={model.reviews}
        keyOf={({ id }) => id}
        skeleton={<ReviewBones />}
        empty={<StateView kind="empty" icon="star" title={none} text={noneText} action={action} />}
      >
        {(review) => (
          <ReviewCard
            review={review}
            onView={(index) => model.view(review, index)}
            head={<StoreHead review={review} />}
          />
        )}
      </PagedList>
    </Screen>
  )
})

const StoreHead = observer(function StoreHead({ review: { store, orderId } }: { review: OwnReview }) {
  return (
    <Press
      label={words().order(store.name)}
      onPress={() => navigate('orderDetail', { id: orderId })}
      className={styles.store}
    >
      <Picture picture={store.logo} width={56} radius={8} />
      <Text className={styles.store__name} numberOfLines={1}>
        {store.name}
      </Text>
      <Icon name="chevron-right" size={28} colour="ink-3" />
    </Press>
  )
})

import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { OwnReview } from '@contract/entities/review'
import { Button } from '@/components/base/Button'
import { Icon } from '@/components/base/Icon'
import { Picture } from '@/components/base/Picture'
import { Press } from '@/components/base/Press'
import { Screen, screen } from '@/components/frame/Screen'
import { StateView } from '@/components/frame/StateView'
import { PagedList } from '@/components/list/PagedList'
import { ReviewCard } from '@/features/review/ReviewCard'
import { ReviewSkeleton } from '@/features/review/Reviews/skeleton'
import { navigate } from '@/platform/navigation/gate'
import { useModel } from '@/state'
import styles from './index.module.scss'
import { MyEvaluationsModel } from './model'
import { AdditionSheet } from './parts/addition-sheet'
import { AppealSheet, Hiding } from './parts/appeal'
import { words } from './text'

export default screen('myEvaluations', () => {
  const model = useModel((api) => new MyEvaluationsModel(api))
  const { title, none, noneText, orders } = words()
  const action = { text: orders, onPress: () => navigate('orders') }
  return (
    <Screen title={title} onRefresh={model.reviews.reload} overlay={<Overlay model={model} />}>
      <PagedList
        list={model.reviews}
        keyOf={({ id }) => id}
        skeleton={<ReviewSkeleton />}
        empty={<StateView kind="empty" art="review" title={none} text={noneText} action={action} />}
      >
        {(review) => (
          <ReviewCard
            review={review}
            head={<StoreHead review={review} />}
            foot={
              <>
                <Hiding review={review} />
                <Actions review={review} model={model} />
              </>
            }
          />
        )}
      </PagedList>
    </Screen>
  )
})

const Overlay = observer(function Overlay({ model }: { model: MyEvaluationsModel }) {
  return (
    <>
      <AdditionSheet model={model} />
      <AppealSheet model={model} />
    </>
  )
})

/** Actions on an own review. */
const Actions = observer(function Actions({ review, model }: { review: OwnReview; model: MyEvaluationsModel }) {
  const { followUp, editFollowUp, remove, appeal, of } = words()
  const { store } = review
  const add = review.followUp ? editFollowUp : followUp
  return (
    <View className={styles.actions}>
      <Button
        text={remove}
        label={of(remove, store.name)}
        kind="outline"
        size={64}
        disabled={model.busy}
        onPress={() => void model.remove(review)}
      />
      {review.hidden && !review.appeal && (
        <Button
          text={appeal}
          label={of(appeal, store.name)}
          kind="outline"
          size={64}
          onPress={() => model.startAppeal(review)}
        />
      )}
      {review.canAdd && (
        <Button text={add} label={of(add, store.name)} kind="outline" size={64} onPress={() => model.add(review)} />
      )}
    </View>
  )
})

/** Reviewed product or store, with a link to the order. */
const StoreHead = observer(function StoreHead({ review: { store, product, orderId } }: { review: OwnReview }) {
  const { name, picture } = product ?? { name: store.name, picture: store.logo }
  const open = () => (product ? navigate('mallOrder', { id: orderId }) : navigate('orderDetail', { id: orderId }))
  return (
    <Press label={words().order(name)} onPress={open} className={styles.store}>
      <Picture picture={picture} width={56} radius={8} />
      <Text className={styles.store__name} numberOfLines={1}>
        {name}
      </Text>
      <Icon name="chevron-right" size={28} colour="ink-3" />
    </Press>
  )
})

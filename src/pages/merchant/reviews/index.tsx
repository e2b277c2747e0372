import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { Review } from '@contract/entities/review'
import { limits } from '@contract/limits'
import { Button } from '@/components/base/Button'
import { TextArea } from '@/components/form/TextArea'
import { NavBar } from '@/components/frame/NavBar'
import { Screen, screen } from '@/components/frame/Screen'
import { Sheet } from '@/components/frame/Sheet'
import { StateView } from '@/components/frame/StateView'
import { Tabs } from '@/components/frame/Tabs'
import { PagedList } from '@/components/list/PagedList'
import type { ManagedStore } from '@/features/merchant/merchant'
import { OwnStore } from '@/features/merchant/OwnStore'
import { ReviewCard } from '@/features/review/ReviewCard'
import { useReturned } from '@/platform/navigation/lifecycle'
import { useModel } from '@/state'
import styles from './index.module.scss'
import { StoreReviewsModel } from './model'
import { words } from './text'

export default screen('merchantReviews', () => (
  <OwnStore tab="merchantMy" title={words().title}>
    {(store) => <StoreReviews key={store.id} store={store} />}
  </OwnStore>
))

const StoreReviews = observer(function StoreReviews({ store }: { store: ManagedStore }) {
  const model = useModel((api) => new StoreReviewsModel(api, store.id))
  useReturned(() => void model.refresh())
  const t = words()
  const tabs = (['unanswered', 'negative', 'all'] as const).map((value) => ({ value, name: t[value] }))
  return (
    <Screen
      nav={
        <View className={styles.head}>
          <NavBar title={t.title} />
          <Tabs items={tabs} value={model.reviews.tab} onChange={model.reviews.choose} />
        </View>
      }
      onRefresh={model.refresh}
      overlay={<ReplySheet model={model} />}
    >
      <View className={styles.reviews}>
        <PagedList
          list={model.reviews.list}
          keyOf={({ id }) => id}
          empty={<StateView kind="empty" art="review" title={t.none} text={t.noneText} />}
        >
          {(review) => <Card model={model} review={review} />}
        </PagedList>
      </View>
    </Screen>
  )
})

const Card = observer(function Card({ model, review }: { model: StoreReviewsModel; review: Review }) {
  const t = words()
  const foot = review.reply === null && (
    <View className={styles.reviews__foot}>
      <Button
        kind="outline"
        size={72}
        text={t.reply}
        label={t.replyTo(review.author.name)}
        onPress={() => model.start(review)}
      />
    </View>
  )
  return <ReviewCard review={review} foot={foot} />
})

const ReplySheet = observer(function ReplySheet({ model }: { model: StoreReviewsModel }) {
  const t = words()
  const { replying, text, busy } = model
  return (
    <Sheet open={replying !== undefined} onClose={model.end} title={t.replyTo(replying?.author.name ?? '')}>
      <View className={styles.reviews__sheet}>
        <TextArea
          label={t.reply}
          placeholder={t.hint}
          value={text}
          max={limits.reviewReplyLength}
          onChange={model.write}
        />
        <Button text={t.send} busy={busy} disabled={text.trim() === ''} onPress={() => void model.reply()} />
      </View>
    </Sheet>
  )
})

import { useEffect, useState } from 'react'
import { ScrollView, Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ChatCardKind } from '@contract/entities/chat'
import { Picture } from '@/components/base/Picture'
import { Press } from '@/components/base/Press'
import { Segmented } from '@/components/form/Segmented'
import { Sheet } from '@/components/frame/Sheet'
import { StateView } from '@/components/frame/StateView'
import { LoadFailed } from '@/components/list/AsyncView'
import { RowsSkeleton } from '@/components/list/AsyncView/skeleton'
import { dictionary } from '@/i18n'
import { Written } from '@/platform/view/written'
import { useApi } from '@/state'
import type { ConversationModel, ConversationRecord } from '../conversation'
import { type CardChoice, type CardChoices, choicesOf } from './choices'
import styles from './index.module.scss'

const words = dictionary({
  en: {
    title: 'Choose what to send',
    order: 'Orders',
    product: 'Items',
    store: 'Stores',
    none: 'Nothing here yet',
    more: 'Show more',
    loading: 'Loading…',
  },
  zh: {
    title: '选择要发送的内容',
    order: '订单',
    product: '商品',
    store: '店铺',
    none: '暂无内容',
    more: '加载更多',
    loading: '加载中…',
  },
})

interface Props {
  model: ConversationModel
  open: boolean
  onClose: () => void
}

/** Orders, products and stores to send as cards, of the kinds that suit the conversation. */
export const CardSheet = observer(function CardSheet({ model, open, onClose }: Props) {
  const record = model.record.value
  return (
    <Sheet open={open && record !== undefined} onClose={onClose} title={words().title}>
      {record && <Choosing model={model} record={record} onClose={onClose} />}
    </Sheet>
  )
})

interface ChoosingProps extends Pick<Props, 'model' | 'onClose'> {
  record: ConversationRecord
}

const Choosing = observer(function Choosing({ model, record, onClose }: ChoosingProps) {
  const { cards } = record
  const [chosen, choose] = useState<ChatCardKind | undefined>(undefined)
  const kind = chosen ?? cards[0]
  if (kind === undefined) return null
  return (
    <>
      {cards.length > 1 && (
        <View className={styles.cards__kinds}>
          <Segmented items={cards.map((value) => ({ value, name: words()[value] }))} value={kind} onChange={choose} />
        </View>
      )}
      <Choices
        key={kind}
        kind={kind}
        record={record}
        onChoose={({ draft }) => {
          onClose()
          model.send(draft)
        }}
      />
    </>
  )
})

interface ChoicesProps {
  kind: ChatCardKind
  record: ConversationRecord
  onChoose: (choice: CardChoice) => void
}

const Choices = observer(function Choices({ kind, record, onChoose }: ChoicesProps) {
  const api = useApi()
  const [list] = useState(() => choicesOf(api, kind, record))
  useEffect(() => {
    void list.load()
    return () => list.dispose()
  }, [list])
  return (
    <ScrollView scrollY className={styles.cards__scroll} onScrollToLower={() => void list.loadMore()}>
      <Loaded list={list} onChoose={onChoose} />
    </ScrollView>
  )
})

const Loaded = observer(({ list, onChoose }: Pick<ChoicesProps, 'onChoose'> & { list: CardChoices }) => {
  const { status, message, reload, items, hasMore, more, loadMore } = list
  if (status === 'failed') return <LoadFailed message={message} retry={reload} inline />
  if (status !== 'ready') return <RowsSkeleton />
  if (items.length === 0) return <StateView kind="empty" art="news" title={words().none} />
  const foot = more === 'loading' ? words().loading : words().more
  return (
    <View className={styles.cards__rows}>
      {items.map((choice) => (
        <Row key={choice.id} choice={choice} onPress={() => onChoose(choice)} />
      ))}
      {hasMore && (
        <Press label={foot} onPress={() => void loadMore()} className={styles.cards__more}>
          <Text className={styles.cards__line}>{foot}</Text>
        </Press>
      )}
    </View>
  )
})

const Row = ({ choice: { title, picture, line }, onPress }: { choice: CardChoice; onPress: () => void }) => (
  <Press label={line === '' ? title : `${title}, ${line}`} onPress={onPress} className={styles.cards__row}>
    {picture && <Picture picture={picture} width={112} radius={16} />}
    <View className={styles.cards__words}>
      <Text className={styles.cards__title} numberOfLines={2}>
        <Written text={title} />
      </Text>
      {line !== '' && <Text className={styles.cards__line}>{line}</Text>}
    </View>
  </Press>
)

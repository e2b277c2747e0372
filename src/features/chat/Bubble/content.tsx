import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ChatContent, ChatMessage } from '@contract/entities/chat'
import { formatMoney } from '@contract/money'
import { Chip } from '@/components/base/Chip'
import { Picture } from '@/components/base/Picture'
import { LazyViewer } from '@/components/base/PictureViewer/lazy'
import { Press } from '@/components/base/Press'
import { Price } from '@/components/base/Price'
import { openAnyStore } from '@/features/store/doors'
import { navigate } from '@/platform/navigation/gate'
import { Written } from '@/platform/view/written'
import { fullUrl } from '@/services/pictures'
import type { ConversationModel } from '../conversation'
import { words } from '../text'
import styles from './index.module.scss'
import { OrderChooser, OrderView } from './order-card'
import { RatingCard } from './rating-card'

/** Notice of the platform between the messages. */
const NoticePill = ({ text }: { text: string }) => (
  <View className={styles.bubble__notice}>
    <Text className={styles.bubble__noticeText}>{text}</Text>
  </View>
)

type Kind = ChatContent['kind']
type Of<K extends Kind> = Extract<ChatContent, { kind: K }>

interface Shown<K extends Kind> {
  readonly content: Of<K>
  readonly message: ChatMessage
  readonly model: ConversationModel
  readonly onPress: () => void
}

/** Drawing of each kind of content: in a bubble of its sender, or in the middle. */
type Drawings = {
  readonly [K in Kind]: { readonly isMiddle?: true; readonly draw: (shown: Shown<K>) => ReactNode }
}

const drawings: Drawings = {
  text: { draw: (shown) => <TextContent {...shown} /> },
  picture: { draw: ({ content }) => <PictureContent content={content} /> },
  order: { draw: ({ content, message }) => <OrderView order={content.order} mine={message.mine} /> },
  orders: { draw: ({ content, message, model }) => <OrderChooser content={content} message={message} model={model} /> },
  product: { draw: ({ content }) => <ProductContent content={content} /> },
  store: { draw: ({ content }) => <StoreContent content={content} /> },
  notice: { isMiddle: true, draw: ({ content }) => <NoticePill text={content.text} /> },
  rating: { isMiddle: true, draw: ({ content, model }) => <RatingCard stars={content.stars} model={model} /> },
  recalled: {
    isMiddle: true,
    draw: ({ message }) => <NoticePill text={message.mine ? words().recalledMine : words().recalled} />,
  },
  removed: { isMiddle: true, draw: () => <NoticePill text={words().removed} /> },
}

interface Props {
  message: ChatMessage
  model: ConversationModel
  onPress: () => void
  /** Places the content beside the sender's face. */
  children: (content: ReactNode) => ReactNode
}

const drawn = <K extends Kind>(kind: K, shown: Shown<K>): { isMiddle: boolean; view: ReactNode } => {
  const { isMiddle = false, draw } = drawings[kind]
  return { isMiddle, view: draw(shown) }
}

/** Content of a message, by its kind. */
export const Content = observer(function Content({ message, model, onPress, children }: Props) {
  const { content } = message
  const { isMiddle, view } = drawn(content.kind, { content, message, model, onPress })
  return <>{isMiddle ? view : children(view)}</>
})

const TextContent = observer(({ content: { text, choices }, message, model, onPress }: Shown<'text'>) => (
  <>
    <Press
      label={text}
      onPress={onPress}
      className={styles[message.mine ? 'bubble__box--mine' : 'bubble__box--theirs']}
    >
      <Text className={styles.bubble__text}>
        <Written text={text} />
      </Text>
    </Press>
    {choices.length > 0 && model.isNewest(message) && (
      <View className={styles.bubble__choices}>
        {choices.map(({ key, label }) => (
          <View key={key} className={styles.bubble__choice}>
            <Chip text={label} onPress={() => model.send({ kind: 'text', text: label, choice: key })} />
          </View>
        ))}
      </View>
    )}
  </>
))

function PictureContent({ content: { picture } }: { content: Of<'picture'> }) {
  const [index, setIndex] = useState<number>()
  const sources = useMemo(() => [fullUrl(picture.path)], [picture.path])
  const close = useCallback(() => setIndex(undefined), [])
  return (
    <>
      <Press label={words().openPicture} onPress={() => setIndex(0)}>
        <Picture picture={picture} width={240} radius={16} />
      </Press>
      <LazyViewer sources={sources} index={index} onClose={close} />
    </>
  )
}

const ProductContent = ({ content: { productId, title, picture, price } }: { content: Of<'product'> }) => (
  <Press
    label={`${title}, ${formatMoney(price)}`}
    onPress={() => navigate('product', { id: productId })}
    className={styles.bubble__card}
  >
    <Picture picture={picture} width={112} radius={16} />
    <View className={styles.bubble__cardWords}>
      <Text className={styles.bubble__cardTitle} numberOfLines={2}>
        <Written text={title} />
      </Text>
      <Price amount={price} size={32} />
    </View>
  </Press>
)

const StoreContent = ({ content: { storeId, name, picture, business } }: { content: Of<'store'> }) => (
  <Press label={name} onPress={() => openAnyStore({ id: storeId, business })} className={styles.bubble__card}>
    <Picture picture={picture} width={112} radius={16} />
    <View className={styles.bubble__cardWords}>
      <Text className={styles.bubble__cardTitle} numberOfLines={2}>
        <Written text={name} />
      </Text>
    </View>
  </Press>
)

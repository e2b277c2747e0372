import { type ReactNode, useState } from 'react'
import { Image, Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Icon } from '@/components/base/Icon'
import { Press } from '@/components/base/Press'
import { connection } from '@/platform/device/connection'
import { keptFile } from '@/platform/storage/kept-files'
import { Written } from '@/platform/view/written'
import { BubbleRow, type Face } from '../Bubble'
import bubble from '../Bubble/index.module.scss'
import type { Draft, Outgoing } from '../outbox'
import { words } from '../text'
import type { ChosenMessage } from './message-sheet'
import styles from './index.module.scss'

const ignore = () => undefined

type Kind = Draft['kind']
type Drawings = { readonly [K in Kind]: (draft: Extract<Draft, { kind: K }>) => ReactNode }

const TextDraft = ({ text }: { text: string }) => (
  <View className={bubble['bubble__box--mine']}>
    <Text className={bubble.bubble__text}>
      <Written text={text} />
    </Text>
  </View>
)

/** The chosen picture, whose preview may have ended with the app; then its kept copy. */
function PictureDraft({ preview, file }: Extract<Draft, { kind: 'picture' }>) {
  const [source, setSource] = useState(preview)
  const restore = () => {
    if (source === preview) keptFile(file).then((kept) => setSource(kept.preview), ignore)
  }
  return (
    <Image
      className={styles.chat__preview}
      src={source}
      mode="aspectFill"
      aria-label={words().openPicture}
      onError={restore}
    />
  )
}

/** Drawing of unsent messages, until the server answers them. */
const drawings: Drawings = {
  text: ({ text }) => <TextDraft text={text} />,
  picture: (draft) => <PictureDraft {...draft} />,
  order: () => <TextDraft text={words().order} />,
  product: () => <TextDraft text={words().product} />,
  store: () => <TextDraft text={words().storeCard} />,
}

const drawn = <K extends Kind>(kind: K, draft: Extract<Draft, { kind: K }>): ReactNode => drawings[kind](draft)

interface Props {
  item: Outgoing
  face: Face
  onChoose: (chosen: ChosenMessage) => void
}

/** A message that has not arrived yet: on its way, failed, or written too long ago to be sent without asking. */
export const OutgoingRow = observer(function OutgoingRow({ item, face, onChoose }: Props) {
  return (
    <BubbleRow mine face={face} foot={<Foot item={item} onChoose={onChoose} />}>
      {drawn(item.draft.kind, item.draft)}
    </BubbleRow>
  )
})

const Foot = observer(({ item, onChoose }: Omit<Props, 'face'>) => {
  const { sending, waiting, failed, stale } = words()
  if (item.state === 'waiting')
    return <Text className={styles.chat__foot}>{connection.online ? sending : waiting}</Text>
  const text = item.state === 'stale' ? stale : item.message || failed
  return (
    <Press label={text} onPress={() => onChoose({ item })} className={styles.chat__failed} reach={16}>
      <Icon name="circle-alert" size={24} colour="bad" />
      <Text className={styles.chat__failedText}>{text}</Text>
    </Press>
  )
})

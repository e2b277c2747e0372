import type { ReactNode } from 'react'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ChatMessage } from '@contract/entities/chat'
import { formatMoment } from '@contract/date'
import { Press } from '@/components/base/Press'
import { Tick } from '@/components/form/Tick'
import { useReachEnd, useScrolled } from '@/components/frame/Screen/context'
import { StateView } from '@/components/frame/StateView'
import { LoadFailed } from '@/components/list/AsyncView'
import { language } from '@/platform/session/language'
import { measured } from '@/platform/view/measure'
import { useRootState } from '@/state'
import { Bubble, type Face } from '../Bubble'
import type { ConversationModel, ConversationRecord } from '../conversation'
import type { Evidence } from '../evidence'
import { faces } from '../faces'
import { isSaid, lastRead, type Row, rowsOf } from '../rows'
import { words as common } from '../text'
import type { ChosenMessage } from './message-sheet'
import { OutgoingRow } from './outgoing-row'
import { type ChatScrolling, endId, messageId } from './scrolling'
import { ChatSkeleton } from './skeleton'
import styles from './index.module.scss'
import { words } from './text'

interface Props {
  model: ConversationModel
  record: ConversationRecord
  scrolling: ChatScrolling
  evidence: Evidence
  onChoose: (chosen: ChosenMessage) => void
}

/** The messages of a conversation, oldest first, with those on their way below. */
export const Messages = observer(function Messages(props: Props) {
  const { model, scrolling } = props
  useScrolled(scrolling.moved)
  useReachEnd(() => void scrolling.reachedEnd())
  const { status, message, load, messages, isBehind, catchUp, hasLater } = model.log
  if (status === 'failed') return <LoadFailed message={message} retry={load} />
  if (status !== 'ready') return <ChatSkeleton />
  const { none, noneText, missing } = words()
  const isEmpty = messages.length + model.outgoing.length === 0
  return (
    <View className={styles.chat} role="log" aria-live="polite">
      <Earlier model={model} scrolling={scrolling} />
      {isEmpty && <StateView kind="empty" art="news" title={none} text={noneText} />}
      <Rows {...props} />
      {isBehind && <Line text={missing} onPress={() => void catchUp()} />}
      {!hasLater && <Outgoing {...props} />}
      <View {...measured(endId)} className={styles.chat__end} />
    </View>
  )
})

const Earlier = observer(({ model, scrolling }: Pick<Props, 'model' | 'scrolling'>) => {
  const { hasEarlier, earlier } = model.log
  const { earlier: show, loadingEarlier } = words()
  if (!hasEarlier) return null
  return earlier === 'loading' ? (
    <View className={styles.chat__line}>
      <Text className={styles.chat__lineText}>{loadingEarlier}</Text>
    </View>
  ) : (
    <Line text={show} onPress={() => void scrolling.earlier()} />
  )
})

const Line = ({ text, onPress }: { text: string; onPress: () => void }) => (
  <Press label={text} onPress={onPress} className={styles.chat__line} reach={12}>
    <Text className={styles.chat__lineText}>{text}</Text>
  </Press>
)

/** Messages in blocks of one page, so that what is added before or after one leaves it as it is. */
const blockSize = 15

function blocksOf(rows: readonly Row[]): readonly (readonly Row[])[] {
  const blocks = new Map<number, Row[]>()
  for (const row of rows) {
    const block = Math.floor(row.message.sequence / blockSize)
    blocks.set(block, [...(blocks.get(block) ?? []), row])
  }
  return [...blocks.values()]
}

const Rows = observer((props: Props) => {
  const { model, record } = props
  const { messages } = model.log
  const read = lastRead(messages, record.theirReadSequence)
  return (
    <>
      {blocksOf(rowsOf(messages)).map((rows) => (
        <View key={Math.floor((rows[0]?.message.sequence ?? 0) / blockSize)} className={styles.chat__block}>
          {rows.map((row) => (
            <MessageRow key={row.message.id} {...props} row={row} isRead={row.message.sequence === read} />
          ))}
        </View>
      ))}
    </>
  )
})

const MessageRow = observer(
  ({ row, isRead, model, record, evidence, onChoose }: Props & { row: Row; isRead: boolean }) => {
    const { message, isTimed, isNext } = row
    const faceOf = useFaces(record)
    const foot: ReactNode = isRead && <Text className={styles.chat__foot}>{common().read}</Text>
    return (
      <View {...measured(messageId(message.sequence))} className={styles.chat__row}>
        {isTimed && (
          <Text className={styles.chat__time}>{formatMoment(new Date(message.at), new Date(), language.value)}</Text>
        )}
        <Choosing message={message} evidence={evidence}>
          <Bubble
            message={message}
            face={isNext ? undefined : faceOf(message)}
            model={model}
            foot={foot}
            onPress={() => (evidence.isOn ? evidence.toggle(message) : onChoose({ message }))}
          />
        </Choosing>
      </View>
    )
  },
)

interface ChoosingProps extends Pick<Props, 'evidence'> {
  message: ChatMessage
  children: ReactNode
}

/** A message with its evidence checkbox, while evidence is chosen. */
const Choosing = observer(({ message, evidence, children }: ChoosingProps) => {
  if (!evidence.isOn || !isSaid(message)) return <>{children}</>
  const on = evidence.has(message)
  return (
    <View className={styles.chat__choice}>
      <Tick
        on={on}
        size={40}
        label={words().chooseMessage}
        disabled={!on && evidence.isFull}
        onChange={() => evidence.toggle(message)}
      />
      <View className={styles.chat__chosen}>{children}</View>
    </View>
  )
})

const Outgoing = observer(({ model, record, onChoose }: Props) => {
  const faceOf = useFaces(record)
  return (
    <>
      {model.outgoing.map((item) => (
        <OutgoingRow key={item.clientId} item={item} face={faceOf({ mine: true })} onChoose={onChoose} />
      ))}
    </>
  )
})

type Speaker = Pick<ChatMessage, 'mine'> & Partial<Pick<ChatMessage, 'from' | 'person'>>

/** Face of a sender: the caller, the other side, or an agent of the service. */
function useFaces(record: ConversationRecord): (speaker: Speaker) => Face {
  const { user } = useRootState().session
  return ({ mine, from, person }) => {
    if (mine && record.as === 'customer') return { picture: user?.avatar ?? null, icon: 'user', name: null }
    if (mine) return { picture: null, icon: faces[record.as], name: null }
    if (from === 'bot') return { picture: null, icon: faces.service, name: null }
    const picture = person ? (record.service?.person?.picture ?? null) : record.picture
    return { picture, icon: faces[record.with], name: person ?? null }
  }
}

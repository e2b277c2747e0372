import { useEffect, useState } from 'react'
import { reaction } from 'mobx'
import { observer } from 'mobx-react'
import { Screen } from '@/components/frame/Screen'
import { AsyncView } from '@/components/list/AsyncView'
import { useWhileShown } from '@/platform/navigation/lifecycle'
import { useModel, useRootState } from '@/state'
import { CardSheet } from '../CardSheet'
import { ConversationModel, type ConversationRef } from '../conversation'
import { Evidence } from '../evidence'
import { ChatState } from '../state'
import { ChatBar } from './chat-bar'
import { EvidenceBar } from './evidence-bar'
import { InputBar } from './input-bar'
import { type ChosenMessage, MessageSheet } from './message-sheet'
import { Messages } from './messages'
import { MoreSheet } from './more-sheet'
import { ChatScrolling } from './scrolling'
import { ChatSkeleton } from './skeleton'

interface Props {
  opened: ConversationRef
  /** The store that the caller answers for; without it the caller is a customer. */
  storeId?: string | undefined
  /** Whether the bar has a button that reports what is said. */
  reports?: boolean
  /** The product from whose screen it was opened. */
  productId?: string | undefined
}

/** Keeps the end in view when something is added there, or the bars beside the messages grow. */
function useScrolling(model: ConversationModel): ChatScrolling {
  const [scrolling] = useState(() => new ChatScrolling(model.log))
  useEffect(() => {
    const end = reaction(
      () => [model.log.last, model.outgoing.length, model.log.status, model.replies.status] as const,
      () => scrolling.grown(),
      { fireImmediately: true },
    )
    return () => {
      end()
      scrolling.dispose()
    }
  }, [model, scrolling])
  return scrolling
}

/** A conversation with whomever: a store, a rider, the service, or a customer (product text §2, messages). */
export const ChatScreen = observer(function ChatScreen({ opened, storeId, reports = false, productId }: Props) {
  const root = useRootState()
  const model = useModel((api) => {
    const { outbox, inbox, inboxOf } = root.keep(ChatState)
    return new ConversationModel(api, opened, { outbox, inbox: storeId === undefined ? inbox : inboxOf(storeId) })
  })
  const scrolling = useScrolling(model)
  const [evidence] = useState(() => new Evidence())
  const [isMore, setMore] = useState(false)
  const [isPicking, setPicking] = useState(false)
  const [chosen, choose] = useState<ChosenMessage | undefined>(undefined)
  useWhileShown(() => model.follow(root.session))
  return (
    <Screen
      nav={
        <ChatBar
          model={model}
          onMore={() => setMore(true)}
          onGrown={scrolling.grown}
          onReport={reports ? () => evidence.start() : undefined}
          productId={productId}
        />
      }
      scrollIntoView={scrolling.target.goal}
      scrollTop={scrolling.offset}
      footer={
        model.record.status === 'ready' &&
        (evidence.isOn ? (
          <EvidenceBar model={model} evidence={evidence} />
        ) : (
          <InputBar model={model} scrolling={scrolling} onPlus={() => setPicking(true)} />
        ))
      }
      overlay={
        <>
          <MoreSheet model={model} evidence={evidence} open={isMore} onClose={() => setMore(false)} />
          <CardSheet model={model} open={isPicking} onClose={() => setPicking(false)} />
          <MessageSheet model={model} evidence={evidence} chosen={chosen} onClose={() => choose(undefined)} />
        </>
      }
    >
      <AsyncView resource={model.record} skeleton={<ChatSkeleton />}>
        {(record) => (
          <Messages model={model} record={record} scrolling={scrolling} evidence={evidence} onChoose={choose} />
        )}
      </AsyncView>
    </Screen>
  )
})

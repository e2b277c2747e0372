import type { ReactNode } from 'react'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ChatMessage } from '@contract/entities/chat'
import type { Picture as PictureData } from '@contract/entities/common'
import { Avatar } from '@/components/base/Avatar'
import { Icon, type IconName } from '@/components/base/Icon'
import type { ConversationModel } from '../conversation'
import { Content } from './content'
import styles from './index.module.scss'

/** Face of a sender: a picture, or an icon when there is none. */
export interface Face {
  readonly picture: PictureData | null
  readonly icon: IconName
  /** Above the bubble, such as the name of a person of the service. */
  readonly name: string | null
}

interface RowProps {
  mine: boolean
  /** Undefined below another message of the same speaker. */
  face: Face | undefined
  children: ReactNode
  /** Below the bubble, such as whether it was read. */
  foot?: ReactNode
}

/** A message of one side with its face beside it. */
export const BubbleRow = ({ mine, face, children, foot }: RowProps) => {
  const side = mine ? 'mine' : 'theirs'
  return (
    <View className={styles[face ? `bubble--${side}` : `bubble--${side}-next`]}>
      {!mine && <FaceBox face={face} />}
      <View className={styles[`bubble__words--${side}`]}>
        {face?.name && (
          <Text className={styles.bubble__name} numberOfLines={1}>
            {face.name}
          </Text>
        )}
        {children}
        {foot}
      </View>
      {mine && <FaceBox face={face} />}
    </View>
  )
}

const FaceBox = ({ face }: { face: Face | undefined }) => (
  <View className={styles.bubble__face}>
    {face &&
      (face.picture ? (
        <Avatar picture={face.picture} size={80} />
      ) : (
        <View className={styles.bubble__icon}>
          <Icon name={face.icon} size={40} colour="good" />
        </View>
      ))}
  </View>
)

interface Props {
  message: ChatMessage
  face: Face | undefined
  model: ConversationModel
  /** Below it. */
  foot: ReactNode
  /** Opens what can be done with it. */
  onPress: () => void
}

/** A message as it was sent; notices stand in the middle. */
export const Bubble = observer(function Bubble({ message, face, model, foot, onPress }: Props) {
  return (
    <Content message={message} model={model} onPress={onPress}>
      {(content) => (
        <BubbleRow mine={message.mine} face={face} foot={foot}>
          {content}
        </BubbleRow>
      )}
    </Content>
  )
})

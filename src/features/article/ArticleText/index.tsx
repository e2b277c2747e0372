import { Text, View } from '@tarojs/components'
import type { Picture as PictureData } from '@contract/entities/common'
import { formatDate } from '@contract/date'
import { Picture } from '@/components/base/Picture'
import { Skeleton } from '@/components/base/Skeleton'
import { dictionary } from '@/i18n'
import styles from './index.module.scss'

const words = dictionary({
  en: { published: (day: string) => `Published ${day}` },
  zh: { published: (day) => `发布于${day}` },
})

interface Article {
  title: string
  publishedAt: string
  pictures: readonly PictureData[]
  paragraphs: readonly { heading: string | null; text: string }[]
}

/** An announcement or legal text, for use on a white screen. */
export const ArticleText = ({ article: { title, publishedAt, pictures, paragraphs } }: { article: Article }) => (
  <View className={styles['article-text']}>
    <Text className={styles['article-text__title']} role="heading" aria-level={2}>
      {title}
    </Text>
    <Text className={styles['article-text__day']}>{words().published(formatDate(new Date(publishedAt)))}</Text>
    {pictures.map((picture) => (
      <Picture key={picture.path} picture={picture} width={654} height={231} radius={16} fill />
    ))}
    {paragraphs.map(({ heading, text }, index) => (
      <View key={index} className={styles['article-text__paragraph']}>
        {heading && (
          <Text className={styles['article-text__heading']} role="heading" aria-level={3}>
            {heading}
          </Text>
        )}
        <Text className={styles['article-text__text']}>{text}</Text>
      </View>
    ))}
  </View>
)

/** Placeholder for an article. */
export const ArticleSkeleton = () => (
  <View className={styles['article-text']}>
    <Skeleton width="70%" height={48} />
    <Skeleton width={240} height={28} />
    {[0, 1, 2].map((paragraph) => (
      <View key={paragraph} className={styles['article-text__paragraph']}>
        <Skeleton width="40%" height={36} />
        <Skeleton width="100%" height={160} />
      </View>
    ))}
  </View>
)

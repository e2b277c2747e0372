import { forwardRef, type Ref } from 'react'
import type { VideoProps } from '@tarojs/components/types/Video'
import { attributes, handle } from './common.h5'

/** Video with the browser's own controls, which plays inline instead of full-screen. */
export const Video = forwardRef(function Video(props: VideoProps, ref: Ref<HTMLVideoElement>) {
  const { src, poster, controls = true, autoplay, loop, muted } = props
  return (
    <video
      {...attributes(props)}
      src={src}
      poster={poster}
      controls={controls}
      autoPlay={autoplay}
      loop={loop}
      muted={muted}
      playsInline
      onError={handle(props.onError, () => ({ errMsg: 'error' }))}
      ref={ref}
    />
  )
})

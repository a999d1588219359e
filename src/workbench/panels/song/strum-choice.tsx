/** The strum of the song: of the table, or as a player writes one. */
import { signal } from '@preact/signals'
import { arrowsOf, readStrum, strumIn } from '#engine/accompany/strum'
import { STRUM_TABLE } from '#engine/accompany/strum-table'
import type { Song } from '#engine/project/song-shape'
import { Choice } from '../../controls/choice'
import { chooseSongStrum, writeSongStrum } from '../../editor/song-actions'
import { chordSong, strumOf } from '../../editor/song-state'
import { ownText } from '../../state/shown-names'

/** Values of the choice that are no row of the table. */
const WRITTEN = 'written'
const TO_WRITE = 'to-write'

const isWriting = signal(false)

function OwnStrum({ song }: { readonly song: Song }) {
  const close = () => {
    isWriting.value = false
  }
  return (
    <form
      class="strum-own"
      onSubmit={(event) => {
        event.preventDefault()
        const field = event.currentTarget.elements.namedItem('strum')
        if (field instanceof HTMLInputElement && writeSongStrum(field.value)) close()
      }}
    >
      <input
        name="strum"
        type="text"
        aria-label="Own pattern"
        placeholder="D DU UDU"
        maxLength={96}
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        defaultValue={song.strum ?? ''}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          event.stopPropagation()
          close()
        }}
      />
      <button type="submit" class="small">
        Use it
      </button>
    </form>
  )
}

export function StrumChoice() {
  const song = chordSong.value
  if (!song) return null
  const { meter = [4, 4], strum } = song
  const { slots } = strumOf(song)
  const known = STRUM_TABLE.find((row) => strumIn(row, meter)?.slots === slots)
  const arrows = arrowsOf(strumOf(song))
  const read = strum === undefined ? undefined : readStrum(strum, meter)
  return (
    <>
      <Choice
        label="Strum pattern"
        value={isWriting.value ? TO_WRITE : (known?.id ?? WRITTEN)}
        rows={[
          ...(known ? [] : [[WRITTEN, ownText(strum ?? slots)] as const]),
          ...STRUM_TABLE.map((row) => {
            const fits = strumIn(row, meter) !== undefined
            return [row.id, fits ? row.name : `${row.name} (${row.meter.join('/')})`] as const
          }),
          [TO_WRITE, 'Own pattern …'],
        ]}
        onChoose={(id) => {
          isWriting.value = id === TO_WRITE
          const row = STRUM_TABLE.find((one) => one.id === id)
          if (row) chooseSongStrum(row)
        }}
      />
      {isWriting.value && <OwnStrum song={song} />}
      <span class="strip-arrows" role="img" aria-label={`Strum ${slots}`}>
        {arrows}
      </span>
      {read && 'problem' in read && (
        <p class="strip-problem" role="status">
          “{ownText(strum!)}” {read.problem}.
        </p>
      )}
    </>
  )
}

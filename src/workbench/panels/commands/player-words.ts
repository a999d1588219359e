/**
 * Words that players search by and no title has: one row a command. `test/page/commands.test.ts` types
 * them.
 */
export const PLAYER_WORDS: Readonly<Record<string, string>> = {
  'panel-voicings':
    'open chords easy chord shapes chart diagram barre power triads inversions how to play a finger',
  'panel-harmony':
    'reharmonise reharmonize reharmonization substitute what chord comes next progression improvise solo over modes circle of fifths',
  'panel-song':
    'lyrics words verse chorus chords sheet strum strumming pattern songbook ultimate guitar paste artist',
  'panel-practice': 'drills exercises warm up technique arpeggios licks learn lesson',
  'panel-routes':
    'easier fingering where to play positions shift stretch hand position tab optimise',
  'panel-tab': 'write notes riff melody solo editor type frets',
  'transpose-up': 'change key higher raise semitone pitch',
  'transpose-down': 'change key lower voice semitone pitch',
  'capo-1': 'easiest',
  reading: 'perform autoscroll gig large fullscreen',
  print: 'pdf sheet music',
  score: 'notes staves',
  worksheet: 'scale diagram position',
  export: 'midi wav guitar pro',
  share: 'send link friend',
  slower: 'slow down half practise',
  faster: 'speed up',
  'tempo-ladder': 'speed trainer gradually increase',
  loop: 'section ab repeat bars',
  metronome: 'beat time tick',
  microphone: 'record recognise hear pitch detect',
  tuner: 'tune guitar',
  'flip-horizontal': 'left hand handed',
  theme: 'black white night contrast colours',
  'tab-remove-bar': 'erase delete clear',
  'tab-add-bar': 'insert new',
  'labels-fingers': 'finger numbers fingering hand scale',
  'labels-notes': 'note names letters',
  'position-all': 'every note fretboard',
  'pick-notes': 'identify name find scale',
  'new-project': 'start over blank',
  projects: 'my songs saved library',
}

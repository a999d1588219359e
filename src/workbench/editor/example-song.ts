/** A song to look at before one has written any: words by John Newton, 1779, tune of 1829. */
export const EXAMPLE_SONG = `{title: Amazing Grace}
{artist: John Newton}
{key: G}
{tempo: 84}
{time: 3/4}
{start_of_verse: Verse 1}
A[|][G]mazing [|][%]grace, how [|][C]sweet the [|][G]sound
That [|][G]saved a [|][%]wretch like [|][D]me! [|][%]
I [|][G]once was [|][%]lost, but [|][C]now am [|][G]found,
Was [|][Em]blind, but [|][D]now I [|][G]see. [|][%]
{end_of_verse}
`

/**
 * Lines of bass, 7- and 8-string guitar, drop D, ukulele, mandolin and banjo where players put them:
 * beginners' scales in first position, roots and fifths, octaves, walking lines and boogies, melodies
 * of the public domain (Ode to Joy, Pachelbel's bass, Habanera, Twinkle, When the Saints, Jingle
 * Bells, Irish Washerwoman), chugs on an added low string. A row is instrument, tuning, notes and
 * places.
 */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { playableRange } from '../instrument/fretboard'
import { INSTRUMENTS, neckOf } from '../instrument/neck'
import { planRoutes } from './plan-routes'
import { notesOf, placesOf, theoryOf } from './plan-routes.test-support'
import type { Route } from './route'

type Line = readonly [instrument: string, tuning: string, notes: string, places: string]

function bestOf(id: string, tuning: string, notes: string): Route {
  const instrument = INSTRUMENTS.find((row) => row.id === id)!
  const neck = neckOf(instrument, instrument.tunings.find((row) => row.id === tuning)!)
  return planRoutes({ notes: notesOf(notes), theory: theoryOf(), neck, limits: { limit: 1 } })
    .routes[0]!
}

// biome-ignore format: a row reads as it is printed
const LINES: readonly Line[] = [
  ['bass', 'standard', 'E1 F#1 G1 A1 B1 C2 D2 E2', 'S4F0 S4F2 S4F3 S3F0 S3F2 S3F3 S2F0 S2F2'],
  ['bass', 'standard', 'E1 F1 G1 A1 B1 C2 D2 E2 F2 G2', 'S4F0 S4F1 S4F3 S3F0 S3F2 S3F3 S2F0 S2F2 S2F3 S1F0'],
  ['bass', 'standard', 'F1 G1 A1 Bb1 C2 D2 E2 F2', 'S4F1 S4F3 S3F0 S3F1 S3F3 S2F0 S2F2 S2F3'],
  ['bass', 'standard', 'D2 E2 F#2 G2 A2 B2', 'S2F0 S2F2 S2F4 S1F0 S1F2 S1F4'],
  ['bass', 'standard', 'D2 E2 F2 D2 A1 D2', 'S2F0 S2F2 S2F3 S2F0 S3F0 S2F0'],
  ['bass', 'standard', 'E1 G1 A1 B1 D2 E2', 'S4F0 S4F3 S3F0 S3F2 S2F0 S2F2'],
  ['bass', 'standard', 'E2 D2 B1 A1 G1 E1', 'S2F2 S2F0 S3F2 S3F0 S4F3 S4F0'],
  ['bass', 'standard', 'D2 F2 G2 A2 C3 D3', 'S3F5 S3F8 S2F5 S2F7 S1F5 S1F7'],
  ['bass', 'standard', 'C2 Eb2 F2 G2 Bb2 C3', 'S3F3 S3F6 S2F3 S2F5 S1F3 S1F5'],
  ['bass', 'standard', 'F1 A1 C2 D2 Eb2 D2 C2 A1', 'S4F1 S3F0 S3F3 S2F0 S2F1 S2F0 S3F3 S3F0'],
  ['bass', 'standard', 'C2 E2 G2 A2 Bb2 A2 G2 E2', 'S3F3 S2F2 S2F5 S1F2 S1F3 S1F2 S2F5 S2F2'],
  ['bass', 'standard', 'A1 C#2 E2 F#2 A1 C#2 E2 F#2', 'S3F0 S3F4 S2F2 S2F4 S3F0 S3F4 S2F2 S2F4'],
  ['bass', 'standard', 'E1 G#1 B1 C#2 E1 G#1 B1 C#2', 'S4F0 S4F4 S3F2 S3F4 S4F0 S4F4 S3F2 S3F4'],
  ['bass', 'standard', 'C2 G1 C2 G1', 'S3F3 S4F3 S3F3 S4F3'],
  ['bass', 'standard', 'G1 D2 G1 D2', 'S4F3 S3F5 S4F3 S3F5'],
  ['bass', 'standard', 'D2 A1 D2 A1', 'S2F0 S3F0 S2F0 S3F0'],
  ['bass', 'standard', 'A1 E1 A1 E1', 'S3F0 S4F0 S3F0 S4F0'],
  ['bass', 'standard', 'E1 B1 E1 B1', 'S4F0 S3F2 S4F0 S3F2'],
  ['bass', 'standard', 'F1 C2 F1 C2', 'S4F1 S3F3 S4F1 S3F3'],
  ['bass', 'standard', 'Bb1 F1 Bb1 F1', 'S3F1 S4F1 S3F1 S4F1'],
  ['bass', 'standard', 'G1 G2 G1 G2', 'S4F3 S2F5 S4F3 S2F5'],
  ['bass', 'standard', 'F1 F2 F1 F2', 'S4F1 S2F3 S4F1 S2F3'],
  ['bass', 'standard', 'E1 E2 E1 E2', 'S4F0 S2F2 S4F0 S2F2'],
  ['bass', 'standard', 'C2 C3 C2 C3', 'S3F3 S1F5 S3F3 S1F5'],
  ['bass', 'standard', 'Bb1 Bb2 Bb1 Bb2', 'S3F1 S1F3 S3F1 S1F3'],
  ['bass', 'standard', 'F#2 F#2 G2 A2 A2 G2 F#2 E2 D2 D2 E2 F#2 F#2 E2 E2', 'S2F4 S2F4 S1F0 S1F2 S1F2 S1F0 S2F4 S2F2 S2F0 S2F0 S2F2 S2F4 S2F4 S2F2 S2F2'],
  ['bass', 'standard', 'A1 B1 C2 D2 E2 C2 E2', 'S3F0 S3F2 S3F3 S2F0 S2F2 S3F3 S2F2'],
  ['bass', 'standard', 'D2 A2 F2 A2', 'S2F0 S1F2 S2F3 S1F2'],
  ['bass', 'standard', 'E1 E1 E1 E1 A1 A1 A1 A1 B1 B1 A1 A1 E1 E1 E1 E1', 'S4F0 S4F0 S4F0 S4F0 S3F0 S3F0 S3F0 S3F0 S3F2 S3F2 S3F0 S3F0 S4F0 S4F0 S4F0 S4F0'],
  ['bass', 'standard', 'E1 E1 G1 E1 A1 E1 Bb1 A1', 'S4F0 S4F0 S4F3 S4F0 S3F0 S4F0 S3F1 S3F0'],
  ['bass', 'standard', 'A1 A1 C2 A1 D2 A1 Eb2 D2', 'S3F0 S3F0 S3F3 S3F0 S2F0 S3F0 S2F1 S2F0'],
  ['bass', 'standard', 'D2 D2 C2 A1 G1 A1 C2 D2', 'S2F0 S2F0 S3F3 S3F0 S4F3 S3F0 S3F3 S2F0'],
  ['bass', 'standard', 'E1 B1 E2 B1 A1 E2 A2 E2', 'S4F0 S3F2 S2F2 S3F2 S3F0 S2F2 S1F2 S2F2'],
  ['bass', 'standard', 'A1 G1 F1 E1', 'S3F0 S4F3 S4F1 S4F0'],
  ['bass', 'standard', 'C2 B1 A1 G1 F1 E1', 'S3F3 S3F2 S3F0 S4F3 S4F1 S4F0'],
  ['bass', 'standard', 'D2 C2 B1 A1 G1 F#1 E1', 'S2F0 S3F3 S3F2 S3F0 S4F3 S4F2 S4F0'],
  ['bass-5', 'standard', 'B0 C#1 D1 E1 F#1 G1 A1 B1', 'S5F0 S5F2 S5F3 S4F0 S4F2 S4F3 S3F0 S3F2'],
  ['bass-5', 'standard', 'D1 D1 F1 G1 D1 C1 D1 D1', 'S5F3 S5F3 S4F1 S4F3 S5F3 S5F1 S5F3 S5F3'],
  ['bass-5', 'standard', 'C1 G1 C2 G1', 'S5F1 S4F3 S3F3 S4F3'],
  ['bass-5', 'standard', 'B0 F#1 B1 F#1', 'S5F0 S4F2 S3F2 S4F2'],
  ['bass-5', 'standard', 'E1 G1 A1 B1 D2 E2', 'S4F0 S4F3 S3F0 S3F2 S2F0 S2F2'],
  ['bass-5', 'standard', 'E1 D1 C1 B0', 'S4F0 S5F3 S5F1 S5F0'],
  ['bass-5', 'standard', 'A1 G1 F#1 E1 D1', 'S3F0 S4F3 S4F2 S4F0 S5F3'],
  ['bass-5', 'standard', 'D1 A1 D2 A1', 'S5F3 S3F0 S2F0 S3F0'],
  ['bass-5', 'standard', 'G1 D1 G1 D1', 'S4F3 S5F3 S4F3 S5F3'],
  ['bass-5', 'standard', 'Eb1 Bb1 Eb1 Bb1', 'S5F4 S3F1 S5F4 S3F1'],
  ['guitar-7', 'standard', 'B1 B1 D2 B1 E2 B1 F2 E2', 'S7F0 S7F0 S7F3 S7F0 S6F0 S7F0 S6F1 S6F0'],
  ['guitar-7', 'standard', 'B1 F#2 B2 F#2', 'S7F0 S6F2 S5F2 S6F2'],
  ['guitar-7', 'standard', 'B1 C2 B1 D2 B1 C2 B1 G2', 'S7F0 S7F1 S7F0 S7F3 S7F0 S7F1 S7F0 S6F3'],
  ['guitar-7', 'standard', 'B1 D2 E2 F#2 A2 B2', 'S7F0 S7F3 S6F0 S6F2 S5F0 S5F2'],
  ['guitar-7', 'standard', 'E2 G2 A2 B2 D3 E3', 'S6F0 S6F3 S5F0 S5F2 S4F0 S4F2'],
  ['guitar-7', 'standard', 'B1 B1 B1 F2 F2 E2 D2', 'S7F0 S7F0 S7F0 S6F1 S6F1 S6F0 S7F3'],
  ['guitar-7', 'standard', 'B1 A2 G2 F#2 E2 D2 C#2 B1', 'S7F0 S5F0 S6F3 S6F2 S6F0 S7F3 S7F2 S7F0'],
  ['guitar-7', 'standard', 'C2 C2 Eb2 C2 F2 C2 F#2 F2', 'S7F1 S7F1 S7F4 S7F1 S6F1 S7F1 S6F2 S6F1'],
  ['guitar-8', 'standard', 'F#1 F#1 A1 F#1 B1 F#1 C2 B1', 'S8F0 S8F0 S8F3 S8F0 S7F0 S8F0 S7F1 S7F0'],
  ['guitar-8', 'standard', 'F#1 C#2 F#2 C#2', 'S8F0 S7F2 S6F2 S7F2'],
  ['ukulele', 'standard', 'C4 E4 G4 A4 G4 E4', 'S3F0 S2F0 S2F3 S1F0 S2F3 S2F0'],
  ['ukulele', 'standard', 'C5 B4 A4 G4 F4 E4 D4 C4', 'S1F3 S1F2 S1F0 S2F3 S2F1 S2F0 S3F2 S3F0'],
  ['ukulele', 'standard', 'C4 C4 G4 G4 A4 A4 G4 F4 F4 E4 E4 D4 D4 C4', 'S3F0 S3F0 S2F3 S2F3 S1F0 S1F0 S2F3 S2F1 S2F1 S2F0 S2F0 S3F2 S3F2 S3F0'],
  ['ukulele', 'standard', 'E4 E4 F4 G4 G4 F4 E4 D4 C4 C4 D4 E4 E4 D4 D4', 'S2F0 S2F0 S2F1 S2F3 S2F3 S2F1 S2F0 S3F2 S3F0 S3F0 S3F2 S2F0 S2F0 S3F2 S3F2'],
  ['ukulele', 'standard', 'C4 E4 F4 G4 C4 E4 F4 G4 C4 E4 F4 G4 E4 C4 E4 D4', 'S3F0 S2F0 S2F1 S2F3 S3F0 S2F0 S2F1 S2F3 S3F0 S2F0 S2F1 S2F3 S2F0 S3F0 S2F0 S3F2'],
  ['ukulele', 'standard', 'A4 A4 F4 F4 A4 A4 A4 C5 G4 G4 E4 E4 G4 G4 G4 Bb4', 'S1F0 S1F0 S2F1 S2F1 S1F0 S1F0 S1F0 S1F3 S2F3 S2F3 S2F0 S2F0 S2F3 S2F3 S2F3 S1F1'],
  ['ukulele', 'standard', 'C4 C4 D4 C4 F4 E4 C4 C4 D4 C4 G4 F4 C4 C4 C5 A4 F4 E4 D4 Bb4 Bb4 A4 F4 G4 F4', 'S3F0 S3F0 S3F2 S3F0 S2F1 S2F0 S3F0 S3F0 S3F2 S3F0 S2F3 S2F1 S3F0 S3F0 S1F3 S1F0 S2F1 S2F0 S3F2 S1F1 S1F1 S1F0 S2F1 S2F3 S2F1'],
  ['ukulele', 'standard', 'G4 A4 G4 E4 G4 A4 G4 E4 D5 D5 B4 C5 C5 G4', 'S2F3 S1F0 S2F3 S2F0 S2F3 S1F0 S2F3 S2F0 S1F5 S1F5 S1F2 S1F3 S1F3 S2F3'],
  ['ukulele', 'standard', 'C4 C4 C4 G4 A4 A4 G4 E4 E4 D4 D4 C4', 'S3F0 S3F0 S3F0 S2F3 S1F0 S1F0 S2F3 S2F0 S2F0 S3F2 S3F2 S3F0'],
  ['ukulele', 'standard', 'G4 E4 E4 F4 D4 D4 C4 D4 E4 F4 G4 G4 G4', 'S2F3 S2F0 S2F0 S2F1 S3F2 S3F2 S3F0 S3F2 S2F0 S2F1 S2F3 S2F3 S2F3'],
  ['ukulele', 'standard', 'C4 E4 G4 C4 E4 G4 F4 A4 C5 F4 A4 C5', 'S3F0 S2F0 S2F3 S3F0 S2F0 S2F3 S2F1 S1F0 S1F3 S2F1 S1F0 S1F3'],
  ['ukulele', 'standard', 'E4 G4 A4 B4 A4 G4 E4', 'S2F0 S2F3 S1F0 S1F2 S1F0 S2F3 S2F0'],
  ['ukulele', 'standard', 'D4 F4 A4 G4 F4 E4 D4 A4 D4', 'S3F2 S2F1 S1F0 S2F3 S2F1 S2F0 S3F2 S1F0 S3F2'],
  ['ukulele', 'standard', 'G4 A4 B4 G4 A4 B4 C5 D5 B4', 'S2F3 S1F0 S1F2 S2F3 S1F0 S1F2 S1F3 S1F5 S1F2'],
  ['ukulele', 'standard', 'D4 E4 F#4 G4 A4 B4 C#5 D5', 'S3F2 S2F0 S2F2 S2F3 S1F0 S1F2 S1F4 S1F5'],
  ['ukulele', 'standard', 'A4 C5 D5 E5 F5 E5 D5 B4 G4 A4 B4 C5 A4 A4 G#4 A4 B4 G#4 E4', 'S1F0 S1F3 S1F5 S1F7 S1F8 S1F7 S1F5 S1F2 S2F3 S1F0 S1F2 S1F3 S1F0 S1F0 S2F4 S1F0 S1F2 S2F4 S2F0'],
  ['ukulele', 'standard', 'C4 F4 E4 F4 G4 D4 G4 F4 E4 D4 E4 F4', 'S3F0 S2F1 S2F0 S2F1 S2F3 S3F2 S2F3 S2F1 S2F0 S3F2 S2F0 S2F1'],
  ['ukulele', 'standard', 'F4 F4 F4 G4 A4 G4 F4 A4 G4 G4 F4', 'S2F1 S2F1 S2F1 S2F3 S1F0 S2F3 S2F1 S1F0 S2F3 S2F3 S2F1'],
  ['ukulele', 'standard', 'C4 C4 C4 D4 E4 E4 D4 E4 F4 G4 C5 C5 C5 G4 G4 G4 E4 E4 E4 C4 C4 C4', 'S3F0 S3F0 S3F0 S3F2 S2F0 S2F0 S3F2 S2F0 S2F1 S2F3 S1F3 S1F3 S1F3 S2F3 S2F3 S2F3 S2F0 S2F0 S2F0 S3F0 S3F0 S3F0'],
  ['ukulele', 'standard', 'E4 D4 C4 E4 D4 C4 G4 F4 F4 E4 G4 F4 F4 E4', 'S2F0 S3F2 S3F0 S2F0 S3F2 S3F0 S2F3 S2F1 S2F1 S2F0 S2F3 S2F1 S2F1 S2F0'],
  ['ukulele', 'standard', 'D4 E4 G4 E4 D4 E4 G4 A4 G4 E4 D4', 'S3F2 S2F0 S2F3 S2F0 S3F2 S2F0 S2F3 S1F0 S2F3 S2F0 S3F2'],
  ['ukulele', 'standard', 'A4 A4 E4 E4 F4 F4 E4 D4 D4 C4', 'S1F0 S1F0 S2F0 S2F0 S2F1 S2F1 S2F0 S3F2 S3F2 S3F0'],
  ['ukulele', 'standard', 'G4 B4 D5 G4 B4 D5 C5 B4 A4 G4', 'S2F3 S1F2 S1F5 S2F3 S1F2 S1F5 S1F3 S1F2 S1F0 S2F3'],
  ['ukulele', 'low-g', 'G3 A3 B3 C4 D4 E4 F#4 G4', 'S4F0 S4F2 S4F4 S3F0 S3F2 S2F0 S2F2 S2F3'],
  ['ukulele', 'low-g', 'G3 G3 A3 G3 C4 B3 G3 G3 A3 G3 D4 C4', 'S4F0 S4F0 S4F2 S4F0 S3F0 S4F4 S4F0 S4F0 S4F2 S4F0 S3F2 S3F0'],
  ['ukulele', 'low-g', 'C4 E4 G4 A4 G4 E4', 'S3F0 S2F0 S2F3 S1F0 S2F3 S2F0'],
  ['ukulele', 'low-g', 'A3 A3 C4 A3 D4 A3 E4 D4', 'S4F2 S4F2 S3F0 S4F2 S3F2 S4F2 S2F0 S3F2'],
  ['ukulele', 'baritone', 'G3 A3 B3 C4 D4 E4 F#4 G4', 'S3F0 S3F2 S2F0 S2F1 S2F3 S1F0 S1F2 S1F3'],
  ['ukulele', 'baritone', 'B3 B3 C4 D4 D4 C4 B3 A3 G3 G3 A3 B3 B3 A3 A3', 'S2F0 S2F0 S2F1 S2F3 S2F3 S2F1 S2F0 S3F2 S3F0 S3F0 S3F2 S2F0 S2F0 S3F2 S3F2'],
  ['ukulele', 'baritone', 'G3 B3 D4 E4 D4 B3', 'S3F0 S2F0 S2F3 S1F0 S2F3 S2F0'],
  ['ukulele', 'baritone', 'D4 E4 D4 B3 D4 E4 D4 B3', 'S2F3 S1F0 S2F3 S2F0 S2F3 S1F0 S2F3 S2F0'],
  ['ukulele', 'baritone', 'E4 D4 B3 A3 G3 E3 D3', 'S1F0 S2F3 S2F0 S3F2 S3F0 S4F2 S4F0'],
  ['mandolin', 'standard', 'G3 A3 B3 C4 D4 E4 F#4 G4 A4 B4 C5 D5 E5 F#5 G5', 'S4F0 S4F2 S4F4 S4F5 S3F0 S3F2 S3F4 S3F5 S2F0 S2F2 S2F3 S2F5 S1F0 S1F2 S1F3'],
  ['mandolin', 'standard', 'A4 B4 C#5 D5 E5 F#5 G#5 A5', 'S2F0 S2F2 S2F4 S2F5 S1F0 S1F2 S1F4 S1F5'],
  ['mandolin', 'standard', 'C#5 C#5 C#5 D5 C#5 B4 B4 A4', 'S2F4 S2F4 S2F4 S2F5 S2F4 S2F2 S2F2 S2F0'],
  ['mandolin', 'standard', 'G4 E4 E4 B4 E4 E4 G4 E4 G4 B4 A4 G4', 'S3F5 S3F2 S3F2 S2F2 S3F2 S3F2 S3F5 S3F2 S3F5 S2F2 S2F0 S3F5'],
  ['mandolin', 'standard', 'G4 B4 D5 G5 D5 B4 G4', 'S3F5 S2F2 S2F5 S1F3 S2F5 S2F2 S3F5'],
  ['mandolin', 'standard', 'E5 C#5 A4 C#5 E5 A5 E5 C#5', 'S1F0 S2F4 S2F0 S2F4 S1F0 S1F5 S1F0 S2F4'],
  ['mandolin', 'standard', 'E4 F#4 G4 A4 B4 C5 D5 E5', 'S3F2 S3F4 S3F5 S2F0 S2F2 S2F3 S2F5 S1F0'],
  ['mandolin', 'standard', 'D5 B4 G4 B4 D5 B4 G4 A4 B4 C5 D5 E5 D5 B4', 'S2F5 S2F2 S3F5 S2F2 S2F5 S2F2 S3F5 S2F0 S2F2 S2F3 S2F5 S1F0 S2F5 S2F2'],
  ['mandolin', 'standard', 'E5 E5 F#5 E5 C#5 A4 B4 C#5 E5 C#5 B4 A4', 'S1F0 S1F0 S1F2 S1F0 S2F4 S2F0 S2F2 S2F4 S1F0 S2F4 S2F2 S2F0'],
  ['mandolin', 'standard', 'C4 E4 G4 C5 E5 G5 E5 C5', 'S4F5 S3F2 S3F5 S2F3 S1F0 S1F3 S1F0 S2F3'],
  ['mandolin', 'standard', 'E5 D5 C#5 B4 A4 G#4 F#4 E4', 'S1F0 S2F5 S2F4 S2F2 S2F0 S3F6 S3F4 S3F2'],
  ['banjo', 'open-g', 'G3 A3 B3 C4 D4 E4 F#4', 'S3F0 S3F2 S2F0 S2F1 S1F0 S1F2 S1F4'],
  ['banjo', 'open-g', 'B3 B3 B3 C4 B3 A3 A3 G3', 'S2F0 S2F0 S2F0 S2F1 S2F0 S3F2 S3F2 S3F0'],
  ['banjo', 'open-g', 'G3 G3 D4 D4 E4 E4 D4 C4 C4 B3 B3 A3 A3 G3', 'S3F0 S3F0 S1F0 S1F0 S1F2 S1F2 S1F0 S2F1 S2F1 S2F0 S2F0 S3F2 S3F2 S3F0'],
  ['banjo', 'open-g', 'D3 G3 B3 G3 B3 A3 G3 E3 D3', 'S4F0 S3F0 S2F0 S3F0 S2F0 S3F2 S3F0 S4F2 S4F0'],
  ['banjo', 'open-g', 'D4 E4 D4 B3 G3 A3 B3 A3 G3 E3 D3', 'S1F0 S1F2 S1F0 S2F0 S3F0 S3F2 S2F0 S3F2 S3F0 S4F2 S4F0'],
  ['banjo', 'open-g', 'B3 B3 C4 D4 D4 C4 B3 A3 G3 G3 A3 B3 B3 A3 A3', 'S2F0 S2F0 S2F1 S1F0 S1F0 S2F1 S2F0 S3F2 S3F0 S3F0 S3F2 S2F0 S2F0 S3F2 S3F2'],
  ['banjo', 'open-g', 'G3 B3 D4 E4 D4 B3 A3 G3', 'S3F0 S2F0 S1F0 S1F2 S1F0 S2F0 S3F2 S3F0'],
  ['banjo', 'open-g', 'E3 G3 A3 B3 A3 G3 E3 D3', 'S4F2 S3F0 S3F2 S2F0 S3F2 S3F0 S4F2 S4F0'],
  ['banjo', 'open-g', 'A3 C4 B3 A3 G3 F#3 E3 D3', 'S3F2 S2F1 S2F0 S3F2 S3F0 S4F4 S4F2 S4F0'],
  ['bass', 'standard', 'E1 G#1 B1 C#2 D2 C#2 B1 G#1', 'S4F0 S4F4 S3F2 S3F4 S2F0 S3F4 S3F2 S4F4'],
  ['bass', 'standard', 'E1 E1 G1 A1 A#1 A1 G1 E1', 'S4F0 S4F0 S4F3 S3F0 S3F1 S3F0 S4F3 S4F0'],
  ['bass', 'standard', 'G1 B1 D2 E2 D2 B1 G1 F#1', 'S4F3 S3F2 S2F0 S2F2 S2F0 S3F2 S4F3 S4F2'],
  ['bass', 'standard', 'E1 F#1 G#1 A1 B1 A1 G#1 F#1', 'S4F0 S4F2 S4F4 S3F0 S3F2 S3F0 S4F4 S4F2'],
  ['bass', 'standard', 'E1 E1 D2 E1 E1 D2 C#2 B1', 'S4F0 S4F0 S2F0 S4F0 S4F0 S2F0 S3F4 S3F2'],
  ['bass', 'standard', 'G1 A1 Bb1 B1 C2 B1 Bb1 A1', 'S4F3 S3F0 S3F1 S3F2 S3F3 S3F2 S3F1 S3F0'],
  ['bass', 'standard', 'E2 D2 C#2 A1 B1 G#1 E1', 'S2F2 S2F0 S3F4 S3F0 S3F2 S4F4 S4F0'],
  ['bass', 'standard', 'E1 F#1 G1 A1 B1 G1 E1', 'S4F0 S4F2 S4F3 S3F0 S3F2 S4F3 S4F0'],
  ['bass', 'standard', 'G2 F#2 E2 D2 C2 B1 A1 G1', 'S1F0 S2F4 S2F2 S2F0 S3F3 S3F2 S3F0 S4F3'],
  ['bass-5', 'standard', 'B0 D1 E1 F#1 A1 B1', 'S5F0 S5F3 S4F0 S4F2 S3F0 S3F2'],
  ['bass-5', 'standard', 'B0 B0 D1 E1 B0 B0 F1 E1', 'S5F0 S5F0 S5F3 S4F0 S5F0 S5F0 S4F1 S4F0'],
  ['bass-5', 'standard', 'D1 F#1 A1 B1 A1 F#1 D1', 'S5F3 S4F2 S3F0 S3F2 S3F0 S4F2 S5F3'],
  ['bass-5', 'standard', 'D1 E1 F1 G1 A1 G1 F1 E1', 'S5F3 S4F0 S4F1 S4F3 S3F0 S4F3 S4F1 S4F0'],
  ['bass-5', 'standard', 'B0 B0 E1 F#1 A1 F#1 E1 D1', 'S5F0 S5F0 S4F0 S4F2 S3F0 S4F2 S4F0 S5F3'],
  ['guitar-7', 'standard', 'B1 B1 C2 B1 B1 D2 C2 B1', 'S7F0 S7F0 S7F1 S7F0 S7F0 S7F3 S7F1 S7F0'],
  ['guitar-7', 'standard', 'B1 B1 E2 B1 B1 F2 E2 D2', 'S7F0 S7F0 S6F0 S7F0 S7F0 S6F1 S6F0 S7F3'],
  ['guitar-7', 'standard', 'C2 D2 E2 F2 G2 A2', 'S7F1 S7F3 S6F0 S6F1 S6F3 S5F0'],
  ['guitar-8', 'standard', 'F#1 F#1 G1 F#1 F#1 A1 G1 F#1', 'S8F0 S8F0 S8F1 S8F0 S8F0 S8F3 S8F1 S8F0'],
  ['guitar-8', 'standard', 'F#1 A1 B1 C2 B1 A1 F#1 E2', 'S8F0 S8F3 S7F0 S7F1 S7F0 S8F3 S8F0 S6F0'],
  ['guitar-8', 'standard', 'B1 F#1 B1 D2 E2 D2 B1 F#1', 'S7F0 S8F0 S7F0 S7F3 S6F0 S7F3 S7F0 S8F0'],
  ['guitar-8', 'standard', 'G1 A1 B1 C2 D2 E2', 'S8F1 S8F3 S7F0 S7F1 S7F3 S6F0'],
]

/** Lines that some players put there and others elsewhere. */
// biome-ignore format: a row reads as it is printed
const LINES_OF_SOME: readonly Line[] = [
  ['bass', 'standard', 'C2 D2 E2 F2 G2 A2 B2 C3', 'S3F3 S3F5 S2F2 S2F3 S2F5 S1F2 S1F4 S1F5'],
  ['bass', 'standard', 'G1 A1 B1 C2 D2 E2 F#2 G2', 'S4F3 S4F5 S3F2 S3F3 S3F5 S2F2 S2F4 S2F5'],
  ['bass', 'standard', 'A1 B1 C2 D2 E2 F2 G2 A2', 'S3F0 S3F2 S3F3 S2F0 S2F2 S2F3 S1F0 S1F2'],
  ['bass', 'standard', 'A1 C2 D2 E2 G2 A2', 'S3F0 S3F3 S2F0 S2F2 S1F0 S1F2'],
  ['bass', 'standard', 'G1 Bb1 C2 D2 F2 G2', 'S4F3 S4F6 S3F3 S3F5 S2F3 S2F5'],
  ['bass', 'standard', 'G1 B1 D2 E2 F2 E2 D2 B1', 'S4F3 S3F2 S3F5 S2F2 S2F3 S2F2 S3F5 S3F2'],
  ['bass', 'standard', 'A1 A2 A1 A2', 'S3F0 S1F2 S3F0 S1F2'],
  ['bass', 'standard', 'D2 A1 B1 F#1 G1 D2 G1 A1', 'S2F0 S3F0 S3F2 S4F2 S4F3 S2F0 S4F3 S3F0'],
  ['bass', 'standard', 'G2 A2 B2 G2', 'S1F0 S1F2 S1F4 S1F0'],
  ['bass', 'standard', 'G1 B1 D2 G2 C2 E2 G2 E2', 'S4F3 S3F2 S3F5 S2F5 S3F3 S2F2 S2F5 S2F2'],
  ['bass', 'standard', 'A2 C3 D3 E3 D3 C3', 'S2F7 S1F5 S1F7 S1F9 S1F7 S1F5'],
  ['bass', 'standard', 'D3 E3 F#3 G3 A3 B3', 'S2F12 S2F14 S1F11 S1F12 S1F14 S1F16'],
  ['bass', 'standard', 'C3 E3 G3 A3 G3 E3', 'S2F10 S1F9 S1F12 S1F14 S1F12 S1F9'],
  ['guitar-7', 'standard', 'A2 C3 D3 E3 G3 A3', 'S6F5 S6F8 S5F5 S5F7 S4F5 S4F7'],
  ['guitar', 'drop-d', 'D2 D2 F2 D2 G2 D2 C3 D3', 'S6F0 S6F0 S6F3 S6F0 S6F5 S6F0 S5F3 S4F0'],
  ['guitar', 'drop-d', 'D2 A2 D3 F2 C3 F3', 'S6F0 S5F0 S4F0 S6F3 S5F3 S4F3'],
  ['guitar', 'drop-d', 'D2 E2 F2 G2 A2 B2 C3 D3', 'S6F0 S6F2 S6F3 S6F5 S5F0 S5F2 S5F3 S4F0'],
  ['ukulele', 'standard', 'A4 B4 C5 A4 B4 C5 D5 E5', 'S1F0 S1F2 S1F3 S1F0 S1F2 S1F3 S1F5 S1F7'],
  ['ukulele', 'standard', 'F4 G4 A4 Bb4 C5 D5 E5 F5', 'S2F1 S2F3 S1F0 S1F1 S1F3 S1F5 S1F7 S1F8'],
  ['bass', 'standard', 'A1 A1 G2 A1 A1 G2 F#2 E2', 'S3F0 S3F0 S1F0 S3F0 S3F0 S1F0 S2F4 S2F2'],
]

test.each(LINES)('%s %s: %s', (id, tuning, notes, places) => {
  expect(placesOf(bestOf(id, tuning, notes))).toBe(places)
})

describe('the re-entrant string of a ukulele is for drones and where every note is an open string', () => {
  test.each([
    ['a note alone', 'G4', 'S4F0'],
    ['the open strings in turn', 'G4 C4 E4 A4', 'S4F0 S3F0 S2F0 S1F0'],
    ['a drone after each note', 'C4 G4 D4 G4 E4 G4 F4 G4', 'S3F0 S4F0 S3F2 S4F0 S2F0 S4F0 S2F1 S4F0'],
    ['a melody that returns to it', 'G4 E4 F4 G4 E4 F4 G4', 'S2F3 S2F0 S2F1 S2F3 S2F0 S2F1 S2F3'],
  ])('%s: %s', (_what, notes, places) => {
    expect(placesOf(bestOf('ukulele', 'standard', notes))).toBe(places)
  }) // biome-ignore format: one line a row
})

test('nine notes of ten lie where players put them, over all lines', () => {
  let notes = 0
  let agreed = 0
  for (const [id, tuning, line, places] of [...LINES, ...LINES_OF_SOME]) {
    const played = placesOf(bestOf(id, tuning, line)).split(' ')
    notes += played.length
    agreed += places.split(' ').filter((place, index) => place === played[index]).length
  }
  expect(agreed / notes).toBeGreaterThan(0.9)
})

/** Whether the little finger plays two frets in turn while the hand does not move. */
function movesLittleFinger({ notes, fingering }: Route): boolean {
  return fingering.steps.some(({ finger, handPositionFret }, index) => {
    const before = fingering.steps[index - 1]
    return (
      before?.finger === 'little' &&
      finger === 'little' &&
      before.handPositionFret === handPositionFret &&
      notes[index - 1]!.fret !== notes[index]!.fret
    )
  })
}

describe('the little finger at two frets in turn is a shift of the hand, and counted as one', () => {
  test.each([
    ['bass', 'standard', 'C2 D2 E2 F2 G2 A2 B2 C3', 1],
    ['bass', 'standard', 'G1 G#1 G1 G#1', 1],
    ['ukulele', 'standard', 'F4 G4 A4 Bb4 C5 D5 E5 F5', 0],
    ['ukulele', 'standard', 'D5 E5 F5 G5', 1],
  ] as const)('%s %s: %s', (id, tuning, notes, mostShifts) => {
    const route = bestOf(id, tuning, notes)
    expect(movesLittleFinger(route)).toBe(false)
    expect(route.proof.positionShiftCount).toBeLessThanOrEqual(mostShifts)
  })

  const steps = fc.array(fc.integer({ min: -3, max: 3 }), { minLength: 6, maxLength: 12 })
  test.each(['bass', 'bass-5', 'ukulele', 'mandolin', 'banjo'])('any line on the %s', (id) => {
    const instrument = INSTRUMENTS.find((row) => row.id === id)!
    const neck = neckOf(instrument, instrument.tunings[0]!)
    const { lowMidi } = playableRange(neck)
    fc.assert(
      fc.property(steps, (line) => {
        let midi = lowMidi + 6
        const notes = line.map((step, startBeat) => {
          midi = Math.min(lowMidi + 24, Math.max(lowMidi, midi + step))
          return { midi, startBeat, durationBeats: 1 }
        })
        const request = { notes, theory: theoryOf(), neck, limits: { limit: 1 } }
        expect(movesLittleFinger(planRoutes(request).routes[0]!)).toBe(false)
      }),
      { numRuns: 60 },
    )
  })
})

/** Scales up the neck, where fret 8 of the short string would save a shift. */
describe('the short string of a banjo is left open', () => {
  test.each([
    'G3 A3 B3 C4 D4 E4 F#4 G4 A4 B4 C5 D5',
    'D3 E3 F#3 G3 A3 B3 C4 D4 E4 F#4 G4 A4 B4 C5 D5',
    'C4 D4 E4 F4 G4 A4 Bb4 C5',
    'A4 B4 C5 D5 E5',
    'G#4 A#4 B4 C#5',
  ])('%s', (notes) => {
    for (const tuning of ['open-g', 'double-c', 'c', 'sawmill']) {
      for (const { string, fret } of bestOf('banjo', tuning, notes).notes) {
        if (string === 5) expect(fret).toBe(0)
      }
    }
  })
})

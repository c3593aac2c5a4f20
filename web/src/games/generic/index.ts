/** A game without a folder of its own: its observation and catalogue laid out plainly, and playable all the same. */

import type { GamePage } from "..";
import Area from "./Area.svelte";
import Board from "./Board.svelte";

const page: GamePage = { Board, Area, hides: () => true };

export default page;

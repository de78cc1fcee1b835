import { page as english } from "../en/page.js";

export const page: typeof english = english;

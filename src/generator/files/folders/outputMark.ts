/** Name of the file at the root of an output that lists what the build wrote there, see `writeOutputList`. */
export const OUTPUT_LIST = '.valkyr-docs';

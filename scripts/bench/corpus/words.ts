const list = (words: string) => words.trim().split(/\s+/);

/** The corpus documents an imaginary system that runs a harbour. */
export const NOUNS = list(`
  berth crane manifest pilot beacon tide ledger tariff hull cargo winch anchor buoy dock ferry harbour keel lantern
  mooring pier quay rudder sail tanker voyage warehouse barge captain channel compass convoy current deck draught
  freight gangway gauge hatch horizon inspection jetty knot lighthouse lock mast oar passage port propeller radar
  route salvage schedule signal slipway sonar terminal tow trawler vessel wharf yard ballast capstan clearance crew
  departure dredger fender forecast shipment stowage surveyor weighbridge customs depot invoice pallet reefer
`);

export const ADJECTIVES = list(`
  calm coastal crowded deep early empty foggy heavy idle inbound late local narrow northern open outbound overdue
  partial planned quiet remote rough scheduled sealed shallow sheltered southern spare steady stranded swift tidal
  unloaded urgent vacant verified weathered western wide windward nightly seasonal bonded refrigerated automatic
`);

export const VERBS = list(`
  assign berth book cancel charge check clear close confirm count delay dispatch divert dock escort estimate hoist
  inspect insure launch lift load lower map measure moor notify open pack pilot queue reassign record release repair
  reserve route schedule seal ship sign sort stamp store survey tow track transfer unload validate warn weigh
`);

export const TAGS = list(`
  arrivals billing berths cargo cranes customs departures drills fleet forecasts maintenance pilots reports routing
  safety storage tariffs tides
`);

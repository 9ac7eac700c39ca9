export type Difficulty = 'Easy' | 'Easy to Moderate' | 'Moderate' | 'Moderate to Hard' | 'Hard';

export type DemoItineraryDay = {
  day: number;
  title: string;
  description: string;
  activities: string[];
  meals: string[];
  accommodation: string;
  highlights: string[];
};

export type DemoAvailableDate = { days_from_now: number; seats: number };
export type DemoHotel = { city: string; hotel: string; nights: number };
export type DemoPaymentPolicy = { policy_type: string; description: string };
export type DemoCancellationPolicy = { period: string; charges: string };
export type DemoInclusion = { inclusion: string };
export type DemoExclusion = { exclusion: string };

export type DemoDestination = {
  slug: string;
  /** Its picture is uploaded as a JPEG, with variants, as those of an agency are. */
  upload_picture?: true;
  name: string;
  type: 'international' | 'domestic';
  image: string;
  trip_count: number;
  starting_price: number;
  original_price: number | null;
  discount: string | null;
  description: string;
  highlights: string[];
  duration: string;
  group_size: string;
  difficulty: Difficulty;
  best_time_to_visit: string;
  package_cost: string;
  available_dates: DemoAvailableDate[];
  hotels: DemoHotel[];
  payment_policies: DemoPaymentPolicy[];
  cancellation_policies: DemoCancellationPolicy[];
  itineraries: DemoItineraryDay[];
  inclusions: DemoInclusion[];
  exclusions: DemoExclusion[];
  brochure: boolean;
  featured: boolean;
  active: boolean;
  sort_order: number;
  meta_title: string;
  meta_description: string;
};

export type WeddingBadge = 'featured' | 'popular' | 'platinum' | 'luxury' | 'royal' | 'traditional';

export type WeddingAmenity =
  | 'Beachfront'
  | 'Mountain View'
  | 'Garden'
  | 'Swimming Pool'
  | 'Spa'
  | 'Catering'
  | 'Decoration'
  | 'Photography'
  | 'Music System'
  | 'Accommodation'
  | 'Parking'
  | 'Air Conditioning'
  | 'WiFi'
  | 'Transportation';

export type DemoWedding = {
  slug: string;
  /** Its picture is uploaded as a JPEG, with variants, as those of an agency are. */
  upload_picture?: true;
  title: string;
  location: string;
  description: string;
  price: number;
  rating: number;
  capacity: number;
  images: string[];
  amenities: WeddingAmenity[];
  availability: string;
  featured: boolean;
  featured_in_destinations: boolean;
  display_in_destinations: boolean;
  destination_category: string;
  badge: WeddingBadge;
  duration: string;
  package_type: string;
  is_active: boolean;
  sort_order: number;
  meta_title: string;
  meta_description: string;
};

export type DemoPost = {
  slug: string;
  /** Its picture is uploaded as a JPEG, with variants, as those of an agency are. */
  upload_picture?: true;
  title: string;
  excerpt: string;
  content: string;
  categories: string[];
  tags: string[];
  image: string;
  featured: boolean;
  published: boolean;
  author: string;
  published_days_ago: number;
  views: number;
};

export type NewsPriority = 'low' | 'medium' | 'high' | 'urgent';

export type DemoNews = DemoPost & {
  summary: string;
  category: string;
  priority: NewsPriority;
  source: string;
  location: string;
  meta_title: string;
  meta_description: string;
};
